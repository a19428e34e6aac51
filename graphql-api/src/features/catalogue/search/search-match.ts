import { Field, ID, ObjectType } from 'type-graphql';

import { enumOf } from '../../../shared/enum-of.js';
import type { PartNumber } from '../part/part-number.entity.js';
import { PART_TYPES } from '../part/part-type.js';
import type { ShownPart } from '../part/shown-part.js';
import { numberKey } from './search-condition.js';
import type { SearchReading } from './search-reading.js';
import { searchTermsOf } from './search-terms.js';
import { CATEGORY_NAMES } from './category-terms.js';
import { foldText } from './fold-text.js';
import { matchesTerm } from './term-match.js';

export const SearchMatchKind = enumOf('SearchMatchKind', 'How a search found a part.', {
  BRAND: 'By its brand, or by name and brand together.',
  CAR: 'It is listed for the car that the search names.',
  CATEGORY: 'By its category.',
  INTERCHANGE: "By another maker's number.",
  MAKER: "By its own maker's number.",
  NAME: 'By its name.',
  OE: "By the car maker's number.",
  REPLACED_BY: 'By the number of the part that replaced it.',
  REPLACES: 'By the number of the part it replaces.',
  SPECIFICATION: 'By one of its specifications.',
  SYNONYM: 'By a synonym.',
  TYPE: 'By its type.',
});
export type SearchMatchKind = keyof typeof SearchMatchKind;

@ObjectType({ description: 'Why a search found a part.', simpleResolvers: true })
export class SearchMatch {
  @Field(() => ID, { description: 'Id of the part.' })
  partId: string;

  @Field(() => SearchMatchKind, { description: 'How it was found.' })
  kind: SearchMatchKind;

  @Field(() => String, { description: 'In words: `Replaces AX 2048 114-H`.' })
  reason: string;
}

export type FoundNumber = Pick<PartNumber, 'kind' | 'number' | 'partId'>;

export interface MatchFacts {
  readonly numbers: readonly FoundNumber[];
  /** Lines of lists of cars as text, by part. */
  readonly lines: ReadonlyMap<string, string>;
}

/** Matches by names alone; undefined if they don't explain it all. */
export function matchByName(
  part: Pick<ShownPart, 'brand' | 'id' | 'name'>,
  { text, intent }: Pick<SearchReading, 'intent' | 'text'>,
): SearchMatch | undefined {
  const words = searchTermsOf(text);
  if (words.length === 0) return undefined;
  const [name, all] = [foldText(part.name), foldText(`${part.name} ${part.brand ?? ''}`)];
  const own = words.map((word) => matchesTerm(all, word, word.own));
  const also = words.filter((word, at) => !own[at] && matchesTerm(all, word));
  if (own.filter(Boolean).length + also.length < words.length) return undefined;
  const [other] = also;
  if (other) {
    return { partId: part.id, kind: SearchMatchKind.SYNONYM, reason: `Also called “${other.typed}”` };
  }
  if (words.every((word) => matchesTerm(name, word, word.own))) {
    const category = intent?.category ? `, in ${CATEGORY_NAMES[intent.category]}` : '';
    return { partId: part.id, kind: SearchMatchKind.NAME, reason: `In its name${category}` };
  }
  return { partId: part.id, kind: SearchMatchKind.BRAND, reason: `Made by ${part.brand ?? ''}` };
}

/** Why a reading found a part; undefined if unknown. */
export function matchOf(part: ShownPart, reading: SearchReading, facts: MatchFacts): SearchMatch | undefined {
  const named = matchByName(part, reading);
  if (named) return named;
  const { id: partId, partNumber } = part;
  const key = numberKey(reading.number ?? reading.text);
  if (partNumber !== null && key !== '' && numberKey(partNumber).includes(key)) {
    return { partId, kind: SearchMatchKind.MAKER, reason: `Part number ${partNumber}` };
  }
  const other = facts.numbers.find((number) => number.partId === partId);
  if (other) {
    return {
      partId,
      kind: SearchMatchKind[other.kind],
      reason: `${NUMBER_WORDS[other.kind]} ${other.number}`,
    };
  }
  const line = facts.lines.get(partId);
  if (line !== undefined) return { partId, kind: SearchMatchKind.CAR, reason: line };
  const circle = searchTermsOf(reading.text).find(({ boltCircle }) => boltCircle)?.boltCircle;
  if (circle) {
    const reason = `Bolt circle ${circle.bolts} x ${circle.circle}`;
    return { partId, kind: SearchMatchKind.SPECIFICATION, reason };
  }
  const { category, types } = reading.intent ?? {};
  if (types && part.type)
    return { partId, kind: SearchMatchKind.TYPE, reason: `Type: ${PART_TYPES[part.type].name}` };
  if (!category) return undefined;
  return { partId, kind: SearchMatchKind.CATEGORY, reason: `In ${CATEGORY_NAMES[category]}` };
}

export const NUMBER_WORDS: Readonly<Record<PartNumber['kind'], string>> = {
  INTERCHANGE: 'Interchange',
  MAKER: 'Part number',
  OE: 'OE number',
  REPLACED_BY: 'Replaced by',
  REPLACES: 'Replaces',
};

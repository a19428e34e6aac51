import { BadInput } from '../../../shared/shop-error.js';
import { PartNumberKind } from '../../catalogue/part/part-number.kinds.js';
import { isBlank, trimText } from '../../../shared/visible-text.js';
import type { PartNumberInput, PartSpecificationInput } from './part-facts.inputs.js';

/** No part has more than this. */
const [MAX_NUMBERS, MAX_SPECIFICATIONS] = [500, 100];

const KIND_LABELS: Readonly<Record<PartNumberKind, string>> = {
  INTERCHANGE: 'Interchange',
  MAKER: 'Part number',
  OE: 'OE',
  REPLACED_BY: 'Replaced by',
  REPLACES: 'Replaces',
};

/** "OE 45251-TBA-A00 (Honda)". */
export function formatPartNumber({ kind, number, maker }: PartNumberInput): string {
  return `${KIND_LABELS[kind]} ${trimText(number)}${maker && !isBlank(maker) ? ` (${trimText(maker)})` : ''}`;
}

/** "Diameter: 312 mm". */
export function formatSpecification({ name, number, unit, text }: PartSpecificationInput): string {
  const value = number == null ? trimText(text ?? '') : String(number);
  return `${trimText(name)}: ${[value, trimText(unit ?? '')].filter(Boolean).join(' ')}`;
}

/** Throws BadInput for a number that is the maker's own, consists of punctuation, or appears twice. */
export function checkedNumbers(numbers: readonly PartNumberInput[]) {
  if (numbers.length > MAX_NUMBERS) throw wrong(`At most ${MAX_NUMBERS} numbers.`, MAX_NUMBERS);
  const keys = new Set<string>();
  return numbers.map(({ kind, number, maker }, index) => {
    if (kind === PartNumberKind.MAKER) {
      throw wrong("The maker's own number is a field of the product.", index, 'kind');
    }
    const key = number.replace(/[^A-Za-z0-9]/g, '').toUpperCase();
    if (key === '') throw wrong(`“${number}” must contain a letter or a digit.`, index, 'number');
    if (keys.has(`${kind} ${key}`)) throw wrong(`“${number}” is there twice.`, index, 'number');
    keys.add(`${kind} ${key}`);
    return { kind, number: trimText(number), maker: textOf(maker) };
  });
}

/** Throws BadInput for a specification that is not one fact, or that appears twice. */
export function checkedSpecifications(specifications: readonly PartSpecificationInput[]) {
  if (specifications.length > MAX_SPECIFICATIONS) {
    throw wrong(`At most ${MAX_SPECIFICATIONS} specifications.`, MAX_SPECIFICATIONS);
  }
  const names = new Set<string>();
  return specifications.map((one, index) => {
    const [name, number, unit, text] = [
      trimText(one.name),
      one.number ?? null,
      textOf(one.unit),
      textOf(one.text),
    ];
    if ((number === null) === (text === null)) {
      throw wrong(`${name} needs a number or a text, and not both.`, index, 'text');
    }
    if (unit !== null && number === null) throw wrong(`${name}: a text has no unit.`, index, 'unit');
    if (names.has(name)) throw wrong(`${name} is there twice.`, index, 'name');
    names.add(name);
    return { name, number, unit, text };
  });
}

const textOf = (value: string | null | undefined) => trimText(value ?? '') || null;

/** `row` counts from 0. */
const wrong = (message: string, row: number, field = 'row') => new BadInput(message, { field, row });

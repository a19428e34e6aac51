import { ArrayUnique, IsArray, IsEnum } from 'class-validator';
import type { ColumnOptions } from 'typeorm';
import { z } from 'zod';

import { IsPictureLink } from '../../../shared/link.validator.js';
import { HasItems } from '../../../shared/list.validator.js';
import { IsText } from '../../../shared/text.validator.js';
import { trimText } from '../../../shared/visible-text.js';
import { Category } from './category.js';
import { PartType } from './part-type.js';

/** How every interface reads and writes one kind of field. */
interface Kind<Stored, Provided> {
  /** The field's column, the same for parts and drafts; the column's name follows from the field's name. */
  readonly column: ColumnOptions;
  readonly graphql: typeof String | [typeof String] | typeof Category | typeof PartType;
  /** The rule for an input that has a value. */
  readonly rules: readonly PropertyDecorator[];
  /** What is stored for an input, including none. */
  readonly stored: (provided: Provided | null | undefined) => Stored;
  /** The value in REST and in demo data. A value that is not text is refused with its own message. */
  readonly json: z.ZodType<Stored>;
}

/** Descriptions in the schema: for a part (none if the part shows it differently), its draft, and the inputs. */
interface FieldDescriptions {
  readonly part?: string;
  readonly draft: string;
  readonly input: string;
}

export interface PartField extends Kind<unknown, never> {
  readonly description: string | FieldDescriptions;
}

/** Text that is empty if left out. */
const text = (max: number): Kind<string, string> => ({
  column: { type: 'text' },
  graphql: String,
  rules: [IsText({ min: 0, max })],
  stored: (value) => trimText(value ?? ''),
  json: z.string(),
});

const textOrNull = (max: number): Kind<string | null, string> => ({
  column: { type: 'text', nullable: true },
  graphql: String,
  rules: [IsText({ min: 0, max })],
  stored: (value) => trimText(value ?? '') || null,
  json: z.string().nullable(),
});

const pictureLink: Kind<string | null, string> = {
  column: { type: 'text', nullable: true },
  graphql: String,
  rules: [IsPictureLink()],
  stored: (value) => value ?? null,
  json: z.string().nullable(),
};

const pictureLinks = (most: number): Kind<readonly string[], string[]> => ({
  column: { type: 'text', array: true },
  graphql: [String],
  rules: [IsArray(), HasItems(0, most), ArrayUnique(), IsPictureLink({ each: true })],
  stored: (value) => value ?? [],
  json: z.array(z.string()),
});

const altTexts = (most: number): Kind<readonly string[], string[]> => ({
  column: { type: 'text', array: true },
  graphql: [String],
  rules: [IsArray(), HasItems(0, most), IsText({ min: 0, max: 200 }, { each: true })],
  stored: (value) => (value ?? []).map(trimText),
  json: z.array(z.string()),
});

const category: Kind<Category | null, Category> = {
  column: { type: 'text', nullable: true },
  graphql: Category,
  rules: [IsEnum(Category)],
  stored: (value) => value ?? null,
  json: z.enum(Category, 'category is not one of ours.').nullable(),
};

const partType: Kind<PartType | null, PartType> = {
  column: { type: 'text', nullable: true },
  graphql: PartType,
  rules: [IsEnum(PartType)],
  stored: (value) => value ?? null,
  json: z.enum(PartType, 'type is not one of ours.').nullable(),
};

/** A dozen with the first one; the database has the same limit. */
const MAX_FURTHER_PICTURES = 11;

/**
 * A part's optional fields, everything except price and quantities: declared here for the tables of
 * parts and drafts, GraphQL, REST, the audit log and demo data. A new field is a line here and what
 * docs/architecture.md lists.
 */
export const PART_FIELDS = {
  name: {
    ...text(200),
    description: { part: 'Its name.', draft: 'Its name; may be empty.', input: 'Its name.' },
  },
  image: {
    ...pictureLink,
    description: {
      part: 'Link of the picture: absolute, or a path of this shop.',
      draft: 'Link of the picture.',
      input: 'Link of a picture, http or https.',
    },
  },
  /** Links of further pictures, shown after `image`; none without it. A part shows all of them as `images`. */
  moreImages: {
    ...pictureLinks(MAX_FURTHER_PICTURES),
    description: {
      draft: 'Links of further pictures.',
      input: 'Links of further pictures, shown after `image`, without which there are none; each once.',
    },
  },
  /** Descriptions of `image` and then of each of `moreImages`; missing ones at the end are empty. */
  imageAlts: {
    ...altTexts(MAX_FURTHER_PICTURES + 1),
    description: {
      draft: 'What its pictures show, in their order, for people who cannot see them.',
      input:
        'What `image` and then each of `moreImages` shows, for people who cannot see it; empty if not described. If left out, pictures that stay keep their texts.',
    },
  },
  description: {
    ...text(5000),
    description: {
      part: 'The description, as plain text; may be empty.',
      draft: 'The description; may be empty.',
      input: 'The description, as plain text.',
    },
  },
  details: {
    ...text(10_000),
    description: {
      part: 'The longer text on its page, in paragraphs, as plain text; may be empty.',
      draft: 'The longer text on its page; may be empty.',
      input: 'The longer text on its page, as plain text; an empty line separates paragraphs.',
    },
  },
  category: {
    ...category,
    description: { part: 'Its category, if it has one.', draft: 'Its category.', input: 'Its category.' },
  },
  type: {
    ...partType,
    description: {
      part: 'Its type, if given: jobs ask for it, and searches find it by its synonyms.',
      draft: 'Its type, as jobs ask for it.',
      input: 'Its type, as jobs ask for it.',
    },
  },
  brand: {
    ...textOrNull(100),
    description: { part: 'Who makes it, if known.', draft: 'Who makes it.', input: 'Who makes it.' },
  },
  partNumber: { ...textOrNull(100), description: "The maker's number." },
} satisfies Record<string, PartField>;

type Fields = typeof PART_FIELDS;
export type PartFieldName = keyof Fields;

/** Values as stored: trimmed; empty or null if left out. */
export type PartFieldValues = { [Name in PartFieldName]: ReturnType<Fields[Name]['stored']> };

/** Values as an admin enters them; everything is optional. */
export type PartDetails = { [Name in PartFieldName]?: Parameters<Fields[Name]['stored']>[0] };

export const PART_FIELD_NAMES = Object.keys(PART_FIELDS) as PartFieldName[];

/** A field's column in the tables of parts and drafts: `part_number` for `partNumber`. */
export const columnOf = (name: PartFieldName): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** What is stored for an input: left out is empty or null. */
export const partFieldValues = (input: PartDetails): PartFieldValues =>
  valuesOfFields((name) => storedOf(name, input));

/** What is stored for a change: fields left out stay. */
export const changedBy = (input: PartDetails, before: PartFieldValues): PartFieldValues =>
  withItsAlts(
    valuesOfFields((name) => (input[name] === undefined ? before[name] : storedOf(name, input))),
    input.imageAlts === undefined ? before : undefined,
  );

/**
 * Whether each field still has its expected value, or has the new one already (a change whose answer was lost is sent
 * again).
 */
export const isUnchangedOrApplied = (
  part: PartFieldValues,
  expected: PartDetails,
  changed: PartDetails,
): boolean =>
  PART_FIELD_NAMES.every(
    (name) =>
      expected[name] === undefined ||
      [expected, changed].some(
        (known) => comparable(storedOf(name, known)) === comparable(storedOf(name, part as PartDetails)),
      ),
  );

/** Texts of pictures that are missing at the end are the same as empty ones. */
const comparable = (value: unknown) => (Array.isArray(value) ? value.join('\n').trimEnd() : value);

/** A text moves with its picture. */
function withItsAlts(after: PartFieldValues, before: PartFieldValues | undefined): PartFieldValues {
  if (!before || before.imageAlts.length === 0) return after;
  const alts = new Map(picturesOf(before).map((link, index) => [link, before.imageAlts[index] ?? '']));
  return { ...after, imageAlts: picturesOf(after).map((link) => alts.get(link) ?? '') };
}

/** Links of all pictures of a part, `image` first. */
export const picturesOf = ({ image, moreImages }: Pick<PartFieldValues, 'image' | 'moreImages'>): string[] =>
  image === null ? [...moreImages] : [image, ...moreImages];

export const fieldsOf = (part: PartFieldValues): PartFieldValues => valuesOfFields((name) => part[name]);

function storedOf(name: PartFieldName, input: PartDetails): unknown {
  const { stored }: PartField = PART_FIELDS[name];
  return stored(input[name] as never);
}

const valuesOfFields = (valueOf: (name: PartFieldName) => unknown) =>
  Object.fromEntries(PART_FIELD_NAMES.map((name) => [name, valueOf(name)])) as unknown as PartFieldValues;

import { GraphQLDateTime } from 'graphql-scalars';
import { MaxLength } from 'class-validator';
import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';

import { enumOf } from '../../../shared/enum-of.js';

export const ImportKindName = enumOf('ImportKind', 'What the rows of a file contain.', {
  FITMENT: 'Fitment.',
  NUMBERS: 'OE, interchange and replacement numbers.',
  PARTS: 'Parts with prices and stock.',
  QUESTIONS: 'Fitment questions with their answers.',
  SPECIFICATIONS: 'Specifications of parts.',
  VEHICLES: 'Cars: models with their years and engines.',
});
export type ImportKindName = keyof typeof ImportKindName;

export const ImportState = enumOf('ImportState', 'State of an import. Poll while it is running.', {
  RECEIVING: 'The file is being uploaded.',
  CHECKING: 'The file is being validated; nothing is saved.',
  NEEDS_RECIPE:
    'The file is not UTF-8: `sample` shows possible readings. Choose an encoding with `setImportRecipe`.',
  READY: 'Validated; the preview is ready.',
  REFUSED: 'The file can not be read; `problem` says where and why.',
  APPLYING: 'Being applied, all rows or none.',
  APPLIED: 'It is written.',
  UNDOING: 'Being undone.',
  UNDONE: 'Undone.',
  FAILED: 'Validating or applying it failed three times; `problem` says why. Nothing was saved.',
});
export type ImportState = keyof typeof ImportState;

export const ImportLineKind = enumOf('ImportLineKind', 'The effect of a row.', {
  WRONG: 'Rejected; the import can not be applied while there are any.',
  NEW: 'Adds a record.',
  CHANGED: 'Updates a record.',
  SAME: 'Matches the stored data.',
});
export type ImportLineKind = keyof typeof ImportLineKind;

@ObjectType({ description: 'One value that a row of a file changes.', simpleResolvers: true })
export class ImportChange {
  @Field(() => String, { description: 'Name of the column.' })
  column: string;

  @Field(() => String, { nullable: true, description: 'Current value; null if there is none.' })
  before: string | null;

  @Field(() => String, { nullable: true, description: 'What would stand there; null: nothing.' })
  after: string | null;
}

@ObjectType({
  description: 'What one row of a file, or one car of its wildcard, would do.',
  simpleResolvers: true,
})
export class ImportLine {
  @Field(() => ID, { description: 'Its place in the preview.' })
  id: string;

  place: number;

  @Field(() => Int, { description: 'The row of the file, from 1, its head and blank rows counted.' })
  row: number;

  @Field(() => ImportLineKind, { description: 'What it would do.' })
  kind: ImportLineKind;

  @Field(() => String, { description: 'What it is about, as far as that is known.' })
  label: string;

  @Field(() => String, { nullable: true, description: 'With WRONG: the column.' })
  column: string | null;

  @Field(() => String, { nullable: true, description: 'With WRONG: the content of the cell.' })
  value: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'For WRONG: the error, as a phrase that follows the value. Otherwise why a value is interpreted differently; null if none is.',
  })
  reason: string | null;

  @Field(() => String, { nullable: true, description: 'With NEW: a summary of the row.' })
  words: string | null;

  @Field(() => [ImportChange], { description: 'With CHANGED: each value that it changes.' })
  changes: ImportChange[];
}

@ObjectType({ description: 'How many rows of a file would do what.', simpleResolvers: true })
export class ImportCounts {
  @Field(() => Int, { description: 'Rows that cannot be taken; the preview shows the first 1000.' })
  wrong: number;

  @Field(() => Int, { description: 'Rows that add something.' })
  new: number;

  @Field(() => Int, { description: 'Rows that change something.' })
  changed: number;

  @Field(() => Int, { description: 'Rows that match the current data.' })
  same: number;
}

/** How a file is read, where that is not detected. */
export interface ImportRecipe {
  readonly encoding: string;
}

@ObjectType({ description: 'A few lines of a file, read in one encoding.', simpleResolvers: true })
export class ImportEncoding {
  @Field(() => String, { description: 'Name of the encoding, such as windows-1250.' })
  name: string;

  @Field(() => [String], { description: 'Up to three lines that read differently in other encodings.' })
  lines: readonly string[];
}

@ObjectType({ description: 'What an admin needs to say how a file is read.', simpleResolvers: true })
export class ImportSample {
  @Field(() => String, { nullable: true, description: 'The encoding that was chosen; null until then.' })
  encoding: string | null;

  @Field(() => [ImportEncoding], { description: 'The three likeliest readings, best first.' })
  encodings: readonly ImportEncoding[];
}

@InputType({ description: 'How a file is read.' })
export class ImportRecipeInput implements ImportRecipe {
  @Field(() => String, { description: "Name of an encoding, one of the sample's or another." })
  @MaxLength(40)
  encoding: string;
}

@ObjectType({ description: 'A file that an admin sent, and what it does.', simpleResolvers: true })
export class Import {
  @Field(() => ID, { description: 'Id of the import.' })
  id: string;

  @Field(() => ImportKindName, { description: 'What its rows are.' })
  kind: ImportKindName;

  @Field(() => GraphQLDateTime, { description: 'When the file was uploaded.' })
  createdAt: Date;

  @Field(() => String, { description: 'The name of the file.' })
  fileName: string;

  @Field(() => ImportState, { description: 'How far it has come.' })
  state: ImportState;

  @Field(() => String, {
    nullable: true,
    description: 'UTF-8, UTF-16 or the encoding that was chosen; null until it is read.',
  })
  encoding: string | null;

  @Field(() => ImportSample, {
    nullable: true,
    description: 'How a file that is not UTF-8 may be read; null for others.',
  })
  sample: ImportSample | null;

  recipe: ImportRecipe | null;

  @Field(() => String, { nullable: true, description: 'The sign between cells; null until it is read.' })
  delimiter: string | null;

  @Field(() => Int, { description: 'Rows that were read, the head and blank ones aside.' })
  rowsRead: number;

  @Field(() => Float, { description: 'How far the step under way has come, 0 to 1.' })
  progress: number;

  @Field(() => ImportCounts, { description: 'What its rows would do, or did.' })
  counts: ImportCounts;

  @Field(() => String, {
    nullable: true,
    description:
      'Identifies this preview; required to apply it. Changes whenever the file is validated again; null until it was.',
  })
  digest: string | null;

  @Field(() => String, { nullable: true, description: 'Why it was refused, not applied or not undone.' })
  problem: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was applied.' })
  appliedAt: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Until when it can be undone.' })
  undoUntil: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was undone.' })
  undoneAt: Date | null;
}

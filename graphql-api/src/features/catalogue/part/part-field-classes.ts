import { IsOptional } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import { Column } from 'typeorm';

import {
  columnOf,
  PART_FIELD_NAMES,
  PART_FIELDS,
  type PartDetails,
  type PartField,
  type PartFieldName,
  type PartFieldValues,
} from './part-fields.js';

/** The base of an entity that stores the fields and shows them: `class Part extends storedFields('part') {}`. */
export function storedFields(of: 'part' | 'draft'): abstract new () => PartFieldValues {
  @ObjectType({ simpleResolvers: true })
  abstract class Stored {}
  for (const name of PART_FIELD_NAMES) {
    const { column }: PartField = PART_FIELDS[name];
    Column({ ...column, name: columnOf(name) })(Stored.prototype, name);
    show(Stored.prototype, name, of, column.nullable);
  }
  return Stored as abstract new () => PartFieldValues;
}

/** The base of the inputs, each field by its rules. */
export function partFormFields(): abstract new () => PartDetails {
  @InputType()
  abstract class AbstractFields {}
  for (const name of PART_FIELD_NAMES) {
    for (const rule of [IsOptional(), ...PART_FIELDS[name].rules]) rule(AbstractFields.prototype, name);
    show(AbstractFields.prototype, name, 'input', true);
  }
  return AbstractFields;
}

function show(type: object, name: PartFieldName, of: 'part' | 'draft' | 'input', nullable?: boolean): void {
  const { graphql, description: stated }: PartField = PART_FIELDS[name];
  const description = typeof stated === 'string' ? stated : stated[of];
  if (description) Field(() => graphql, { nullable, description })(type, name);
}

import { registerEnumType } from 'type-graphql';

export enum PartNumberKind {
  INTERCHANGE = 'INTERCHANGE',
  MAKER = 'MAKER',
  OE = 'OE',
  REPLACED_BY = 'REPLACED_BY',
  REPLACES = 'REPLACES',
}

registerEnumType(PartNumberKind, {
  name: 'PartNumberKind',
  description: 'Whose number it is, and how it relates to the part.',
  valuesConfig: {
    INTERCHANGE: { description: "Another maker's number for a part that can be used instead." },
    MAKER: { description: "The maker's own number, as `partNumber` has it." },
    OE: { description: "The car maker's number for the original part." },
    REPLACED_BY: { description: "The maker's number for the part that replaced this one." },
    REPLACES: { description: "The maker's number for the part that this one replaces." },
  },
});

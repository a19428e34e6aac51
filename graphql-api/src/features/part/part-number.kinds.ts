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
  description: 'Whose number it is, and what it says of the part.',
  valuesConfig: {
    INTERCHANGE: { description: "Another maker's number for a part that can be used instead." },
    MAKER: { description: "The maker's own number, as `partNumber` has it." },
    OE: { description: "The car maker's number for the part that it was built with." },
    REPLACED_BY: { description: "The maker's number for what came after this part." },
    REPLACES: { description: "The maker's number for what this part came after." },
  },
});

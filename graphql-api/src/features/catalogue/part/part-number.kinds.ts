import { enumOf } from '../../../shared/enum-of.js';

export const PartNumberKind = enumOf(
  'PartNumberKind',
  'Whose number it is, and how it relates to the part.',
  {
    INTERCHANGE: "Another maker's number for a part that can be used instead.",
    MAKER: "The maker's own number, as `partNumber` has it.",
    OE: "The car maker's number for the original part.",
    REPLACED_BY: "The maker's number for the part that replaced this one.",
    REPLACES: "The maker's number for the part that this one replaces.",
  },
);
export type PartNumberKind = keyof typeof PartNumberKind;

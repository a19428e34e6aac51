import { registerEnumType } from 'type-graphql';

export enum Verdict {
  FITS = 'FITS',
  FITS_IF = 'FITS_IF',
  DOES_NOT_FIT = 'DOES_NOT_FIT',
  UNKNOWN = 'UNKNOWN',
}

registerEnumType(Verdict, {
  name: 'Verdict',
  description: 'Whether a part fits a car, as far as is known.',
  valuesConfig: {
    FITS: { description: 'It does.' },
    FITS_IF: { description: 'It depends on something that is not known yet.' },
    DOES_NOT_FIT: {
      description: 'It does not: the list of cars is complete without this one, or a row excludes it.',
    },
    UNKNOWN: { description: 'Nothing is known. That is not a no.' },
  },
});

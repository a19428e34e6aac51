import type { ErrorTexts } from '#shop-kit/error-texts';

/** Why a change of a product was refused. */
export const productTexts: ErrorTexts = {
  BAD_INPUT: 'Some values are invalid. Check the price, quantities and links.',
  NOT_FOUND: 'This part is no longer sold.',
  CONFLICT:
    'Another admin changed this while you were editing. Copy what you typed, then close this form and open it again.',
};

/** Error texts for a draft, or for a part that a draft was to become. */
export const draftTexts: ErrorTexts = {
  ...productTexts,
  NOT_FOUND: 'Another admin has published or deleted this draft.',
  CONFLICT:
    'Another admin changed this while you were editing. Copy what you typed, then open the draft again.',
};

import { trimText } from './visible-text.js';

/**
 * A text with every run of spaces as one plain space, and none at its ends: no-break ones, line ends and control characters are spaces, too. What
 * people choose by its words is kept so, for addresses have it so.
 */
export const oneLine = (text: string): string => trimText(text.replace(/[\p{Cc}\s]+/gu, ' '));

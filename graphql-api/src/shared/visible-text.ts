/** Code points that show nothing on their own: spaces, controls, formatting, and letters and symbols that are blank by design. */
const INVISIBLE = String.raw`[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800\u{16FE4}\u{1D159}]`;
/** Characters that shape or direct text next to them: joiners, variation selectors, tags of flags, direction marks. */
const SHAPING = String.raw`[\p{Join_Control}\p{Variation_Selector}\p{Bidi_Control}\u{E0020}-\u{E007F}]`;

const VISIBLE = new RegExp(`(?!${INVISIBLE}).`, 'su');
const EVERY_VISIBLE = new RegExp(VISIBLE, 'gsu');
const EVERY_INVISIBLE = new RegExp(INVISIBLE, 'gu');
const LEADING = new RegExp(`^(?:(?!${SHAPING})${INVISIBLE})+`, 'u');
const TRIMMED = new RegExp(`^(?!${SHAPING})${INVISIBLE}$`, 'u');

/** Whether a text has no character that a reader could see. The database has the same rule: `is_visible`. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text);

/** How many characters of a text a reader can see. */
export const countVisible = (text: string): number => text.match(EVERY_VISIBLE)?.length ?? 0;

/** A text without the characters that show nothing, for comparing. */
export const removeInvisible = (text: string): string => text.replace(EVERY_INVISIBLE, '');

/** A text as it is stored: empty if nothing of it is visible, otherwise without spaces and other invisible characters at its ends. */
export function trimText(text: string): string {
  if (isBlank(text)) return '';
  let end = text.length;
  for (let last = lastCharacter(text, end); TRIMMED.test(last); last = lastCharacter(text, end))
    end -= last.length;
  return text.slice(0, end).replace(LEADING, '');
}

function lastCharacter(text: string, end: number): string {
  const pair = text.slice(end - 2, end);
  return pair.codePointAt(0) === pair.charCodeAt(0) ? text.slice(end - 1, end) : pair;
}

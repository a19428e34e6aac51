/** Code points that show nothing on their own: spaces, controls, format characters, intentionally blank letters. */
const invisible = String.raw`[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800\u{16FE4}\u{1D159}]`;
/** Those that shape or direct the text next to them: joiners, variation selectors, tags of flags, direction marks. */
const shaping = String.raw`[\p{Join_Control}\p{Variation_Selector}\p{Bidi_Control}\u{E0020}-\u{E007F}]`;

const visible = new RegExp(`(?!${invisible}).`, 'su');
const leading = new RegExp(`^(?:(?!${shaping})${invisible})+`, 'u');
const trimmed = new RegExp(`^(?!${shaping})${invisible}$`, 'u');

/** Whether a text has no visible character. The API has the same rule. */
const isBlank = (text: string): boolean => !visible.test(text);

/** The text to send: empty if nothing of it is visible, otherwise without invisible characters at its ends. */
export function trimText(text: string): string {
  if (isBlank(text)) return '';
  let end = text.length;
  for (let last = lastCharacter(text, end); trimmed.test(last); last = lastCharacter(text, end))
    end -= last.length;
  return text.slice(0, end).replace(leading, '');
}

function lastCharacter(text: string, end: number): string {
  const pair = text.slice(end - 2, end);
  return pair.codePointAt(0) === pair.charCodeAt(0) ? text.slice(end - 1, end) : pair;
}

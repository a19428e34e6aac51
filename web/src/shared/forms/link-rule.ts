const longest = 2000;
/** A host with a dot in it, and what follows. */
const withoutScheme = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#]\S*)?$/u;

/** The link as the API keeps it: `https://linkedin.com/in/jo` for `linkedin.com/in/jo`. */
export const withScheme = (link: string) => (withoutScheme.test(link) ? `https://${link}` : link);

/** Whether a text is an absolute http(s) link without credentials, by the API's own rule. */
export function isWebLink(text: string): boolean {
  if (text.length > longest || !/^https?:\/\/[^\s\\]+$/i.test(text)) return false;
  if (!URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}

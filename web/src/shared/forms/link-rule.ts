const longest = 2000;

/** Whether a text is an absolute http(s) link without credentials, by the API's own rule. */
export function isWebLink(text: string): boolean {
  if (text.length > longest || !/^https?:\/\/[^\s\\]+$/i.test(text)) return false;
  if (!URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}

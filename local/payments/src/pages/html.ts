/** Text that is already HTML and goes into a page as it is. */
export class Html {
  constructor(readonly source: string) {}
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

type Value = Html | readonly Html[] | string | number | undefined;

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

function render(value: Value): string {
  if (value === undefined) return '';
  if (value instanceof Html) return value.source;
  if (typeof value === 'object') return value.map(render).join('');
  return escaped(String(value));
}

/** A template for HTML: everything put into it is escaped, for text and for quoted attributes, unless it is Html itself. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(parts.map((part, index) => part + render(values[index])).join(''));

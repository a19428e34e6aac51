/** A thing of schema.org: its type and its properties. Links in it are absolute. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

// "<" would end the element; escaped it is still the same JSON.
const safeJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

/**
 * What the page says, for machines (schema.org as JSON-LD). It is data, not script, so the content security policy lets
 * it stand. Say only what the page says too.
 */
export function StructuredData({ thing }: { thing: Thing }) {
  const json = safeJson({ '@context': 'https://schema.org', ...thing });
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

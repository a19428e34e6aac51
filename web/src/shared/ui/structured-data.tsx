/** An object of schema.org: its type and its properties. Links in it are absolute. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

// "<" would end the element; escaped it is still the same JSON.
const safeJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

/**
 * Content of the page for crawlers (schema.org as JSON-LD). It is data, not script, so the content security policy
 * allows it. Include only content that the page shows too.
 */
export function StructuredData({ thing }: { thing: Thing }) {
  const json = safeJson({ '@context': 'https://schema.org', ...thing });
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

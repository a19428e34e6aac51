import type { ShownOperation } from './shown-operation';

const howToGet = 'an access token: recipe 3 of docs/api.md gets one';
const PLACEHOLDER = /"(\$[A-Z_]+)"/g;

/** The operation as a command of a shell. No token is in it: `$TOKEN` is the reader's own. */
export function asCurl({ query, variables, name, as }: ShownOperation, shop: string): string {
  const body = JSON.stringify({ ...(name && { operationName: name }), query, variables });
  // A value that is to be filled in stands outside of the single quotes.
  const quoted = `'${body.replaceAll("'", String.raw`'\''`).replaceAll(PLACEHOLDER, `"'"$1"'"`)}'`;
  return [
    ...(as === 'visitor' ? [] : [`# As ${withArticle(as)}. $TOKEN is ${howToGet}.`]),
    `curl -s '${shop}/graphql' -H 'Content-Type: application/json' \\`,
    ...(as === 'visitor' ? [] : [`  -H "Authorization: Bearer $TOKEN" \\`]),
    `  -d ${quoted}`,
  ].join('\n');
}

/** The operation as TypeScript for Node or a browser. */
export function asTypeScript({ query, variables, as }: ShownOperation, shop: string): string {
  const headers =
    as === 'visitor'
      ? `{ 'Content-Type': 'application/json' }`
      : "{ 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }";
  return [
    `const query = /* GraphQL */ \`\n${query.trim().replaceAll(/[\\`]|\$\{/g, String.raw`\$&`)}\n\`;`,
    `const variables = ${JSON.stringify(variables, null, 2)};`,
    '',
    ...(as === 'visitor' ? [] : [`// As ${withArticle(as)}. \`token\` is ${howToGet}.`]),
    `const response = await fetch('${shop}/graphql', {`,
    `  method: 'POST',`,
    `  headers: ${headers},`,
    '  body: JSON.stringify({ query, variables }),',
    '});',
    'const { data, errors } = await response.json();',
  ].join('\n');
}

const withArticle = (as: ShownOperation['as']) => `${as === 'admin' ? 'an' : 'a'} ${as}`;

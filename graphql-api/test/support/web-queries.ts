import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import {
  concatAST,
  type DocumentNode,
  getOperationAST,
  OperationTypeNode,
  parse,
  print,
  separateOperations,
} from 'graphql';

export interface WebQuery {
  readonly name: string;
  readonly document: DocumentNode;
  readonly variables: Record<string, unknown>;
}

/** Every query of the web app, each with the variables that it declares. A search replaces the log's filter. */
export function webQueries(
  variables: Readonly<Record<string, unknown>> & { readonly search: string },
): WebQuery[] {
  const folder = join(__dirname, '../../../web/src');
  const documents = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => parse(readFileSync(join(folder, file), 'utf8')));
  return Object.entries(separateOperations(concatAST(documents))).flatMap(([name, document]) => {
    const operation = getOperationAST(document);
    if (operation?.operation !== OperationTypeNode.QUERY) return [];
    const wanted = operation.variableDefinitions ?? [];
    const names = wanted.map(({ variable }) => variable.name.value);
    // Of another shape than the catalogue's.
    const ofLog = wanted.some(({ type }) => print(type).startsWith('AuditFilter'));
    const given = ofLog ? { ...variables, filter: { by: variables.search } } : variables;
    return {
      name,
      document,
      variables: Object.fromEntries(Object.entries(given).filter(([key]) => names.includes(key))),
    };
  });
}

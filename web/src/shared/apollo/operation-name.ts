import { Kind, type DocumentNode } from 'graphql';

/** The name of the operation of a document; empty for one without. */
export const operationName = ({ definitions }: DocumentNode): string =>
  definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION)?.name?.value ?? '';

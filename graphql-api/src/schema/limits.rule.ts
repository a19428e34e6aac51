import {
  type ASTVisitor,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

export const LIMITS = { tokens: 1000, depth: 12, fields: 1000, aliases: 30, mutations: 1 } as const;

interface Cost {
  readonly depth: number;
  readonly fields: number;
  readonly aliases: number;
}

const NOTHING: Cost = { depth: 0, fields: 0, aliases: 0 };

/**
 * Refuses documents that are deeper, wider or more aliased than any screen needs, with fragments counted where they are
 * spread, and those of a kind that the schema does not have, which graphql-js 16 lets pass. What introspection asks for is not counted, it has its own switch and graphql-js its own depth; how
 * often it is asked for is.
 */
export function limitsRule(context: ValidationContext): ASTVisitor {
  const costs = new Map<string, Cost>();

  const ofFragment = (name: string): Cost => {
    const known = costs.get(name);
    if (known) return known;
    // Set first: a cycle, refused by another rule, must not send this one round for ever.
    costs.set(name, NOTHING);
    const fragment: FragmentDefinitionNode | null | undefined = context.getFragment(name);
    const cost = fragment ? ofSelections(fragment.selectionSet) : NOTHING;
    costs.set(name, cost);
    return cost;
  };

  const ofSelections = ({ selections }: SelectionSetNode): Cost =>
    selections.reduce<Cost>((sum, selection) => {
      switch (selection.kind) {
        case Kind.FRAGMENT_SPREAD:
          return add(sum, ofFragment(selection.name.value));
        case Kind.INLINE_FRAGMENT:
          return add(sum, ofSelections(selection.selectionSet));
        case Kind.FIELD: {
          const aliases = selection.alias ? 1 : 0;
          if (selection.name.value.startsWith('__')) return add(sum, { ...NOTHING, aliases });
          const inner = selection.selectionSet ? ofSelections(selection.selectionSet) : NOTHING;
          return add(sum, {
            depth: inner.depth + 1,
            fields: inner.fields + 1,
            aliases: inner.aliases + aliases,
          });
        }
      }
    }, NOTHING);

  return {
    OperationDefinition(operation) {
      if (!context.getSchema().getRootType(operation.operation)) {
        context.reportError(new GraphQLError(`There is no ${operation.operation} here.`));
        return false;
      }
      const cost = ofSelections(operation.selectionSet);
      const mutations = operation.operation === OperationTypeNode.MUTATION ? rootFields(operation) : 0;
      for (const [measure, value] of Object.entries({ ...cost, mutations })) {
        const limit = LIMITS[measure as keyof typeof LIMITS];
        if (value > limit) {
          context.reportError(new GraphQLError(`This operation is too large: ${measure} is above ${limit}.`));
        }
      }
      return false;
    },
  };
}

function add(a: Cost, b: Cost): Cost {
  return { depth: Math.max(a.depth, b.depth), fields: a.fields + b.fields, aliases: a.aliases + b.aliases };
}

/** Root fields of a mutation, counting what hides in a fragment as too many: none of our clients writes that. */
function rootFields({ selectionSet }: OperationDefinitionNode): number {
  return selectionSet.selections.reduce(
    (sum, { kind }) => sum + (kind === Kind.FIELD ? 1 : LIMITS.mutations + 1),
    0,
  );
}

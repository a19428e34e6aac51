import { type FragmentDefinitionNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

/** Whether the operation asks for one of these fields of what is being resolved; what `@skip` and `@include` say is ignored. */
export function selectsOneOf(
  { fieldNodes, fragments }: GraphQLResolveInfo,
  names: readonly string[],
): boolean {
  const inside = (selections: SelectionSetNode | undefined): boolean =>
    selections?.selections.some((selection) => {
      if (selection.kind === Kind.FIELD) return names.includes(selection.name.value);
      if (selection.kind === Kind.INLINE_FRAGMENT) return inside(selection.selectionSet);
      const fragment: FragmentDefinitionNode | undefined = fragments[selection.name.value];
      return inside(fragment?.selectionSet);
    }) ?? false;
  return fieldNodes.some(({ selectionSet }) => inside(selectionSet));
}

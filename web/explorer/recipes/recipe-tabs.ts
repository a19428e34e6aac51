import { recipes } from 'virtual:api-recipes';

/** A tab that the explorer opens with. */
export interface RecipeTab {
  readonly query: string;
  readonly variables: string;
}

/** The recipes of docs/api.md in their order; each tab says whose call it is. */
export const recipeTabs: RecipeTab[] = recipes.map(({ number, title, as, query, variables }) => ({
  query: `# ${number}. ${title}, as ${as === 'admin' ? 'an' : 'a'} ${as}.\n${query}`,
  variables,
}));

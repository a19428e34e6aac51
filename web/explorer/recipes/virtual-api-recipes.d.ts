declare module 'virtual:api-recipes' {
  export const recipes: readonly Pick<
    import('./read-recipes').Recipe,
    'number' | 'title' | 'as' | 'query' | 'variables'
  >[];
}

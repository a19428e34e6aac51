import type { RouteObject } from 'react-router-dom';

/** A row of the pages: its address, its id, which is the name of its file, and how it is loaded. */
export const page = (path: string, id: string, lazy: RouteObject['lazy']): RouteObject => ({
  path,
  id,
  lazy,
});

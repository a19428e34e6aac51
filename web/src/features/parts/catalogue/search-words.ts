import type { CatalogueView } from '#shop-kit/catalogue-view';
import type { SearchNotes_SearchFragment } from './search-notes.generated';

/** What the parts of a list are for: the search as it was read; nothing when a car or a category is all of it. */
export const searchedFor = (
  { search }: CatalogueView,
  read: SearchNotes_SearchFragment | null | undefined,
): string => (read ? (read.understoodAs ?? '') : search);

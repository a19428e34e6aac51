/** The eight categories of the shop: their labels, their URLs and their line drawings. */
export const categories = [
  { id: 'BRAKES', slug: 'brakes', label: 'Brakes' },
  { id: 'FILTERS', slug: 'filters', label: 'Filters' },
  { id: 'IGNITION', slug: 'ignition', label: 'Ignition and electrical' },
  { id: 'ENGINE', slug: 'engine', label: 'Engine and cooling' },
  { id: 'SUSPENSION', slug: 'suspension', label: 'Suspension and steering' },
  { id: 'LIGHTING', slug: 'lighting', label: 'Lighting' },
  { id: 'WHEELS', slug: 'wheels', label: 'Wheels and tires' },
  { id: 'ACCESSORIES', slug: 'accessories', label: 'Accessories and fluids' },
] as const;

/** A category as the API names it. */
export type CategoryId = (typeof categories)[number]['id'];

/** The category of an id of the API. */
export function categoryOf(id: CategoryId) {
  const category = categories.find((candidate) => candidate.id === id);
  if (!category) throw new Error(`no such category: ${id}`);
  return category;
}

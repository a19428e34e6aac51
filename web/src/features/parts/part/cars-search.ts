// As the API takes it.
const longest = 100;

/** What an address searches the list of cars for; null: nothing. */
export const carsSearch = (params: URLSearchParams): string | null =>
  (params.get('cars') ?? '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, longest) || null;

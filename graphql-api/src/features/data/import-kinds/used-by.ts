/** Who names something, as text, as the subject of "name"; undefined where no one does. `lists` and `garages` are how many do. */
export function usedByText(lists: number, garages: number): string | undefined {
  const counts = [
    lists > 0 && `lists of cars (${lists})`,
    garages > 0 && `customers' cars (${garages})`,
  ].filter(Boolean);
  return counts.length > 0 ? counts.join(' and ') : undefined;
}

/** Shows the user what is being done, and for how long. `scripts/lib/step.mjs` makes one. */
export interface Steps {
  run: <T>(label: string, work: () => Promise<T>) => Promise<T>;
  /** A line of its own above the running steps. */
  note: (text: string) => void;
}

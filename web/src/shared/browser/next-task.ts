/** Lets the browser draw and answer the reader in between. */
export const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Lets the browser render and respond to the user in between. */
export const nextTask = () => new Promise((resolve) => setTimeout(resolve));

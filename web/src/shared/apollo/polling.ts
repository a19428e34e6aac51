/** Options of a query that polls while the page is visible. */
export const pollEvery = (seconds: number) => ({
  pollInterval: seconds * 1000,
  skipPollAttempt: () => document.hidden,
});

/** Fresh when first shown, then polled every minute. */
export const everyMinute = { fetchPolicy: 'cache-and-network', ...pollEvery(60) } as const;

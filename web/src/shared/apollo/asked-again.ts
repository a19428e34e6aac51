/** Options of a query that polls while the page is visible. */
export const askedEvery = (seconds: number) => ({
  pollInterval: seconds * 1000,
  skipPollAttempt: () => document.hidden,
});

/** For what is to be fresh when it is looked at, and goes on by itself. */
export const everyMinute = { fetchPolicy: 'cache-and-network', ...askedEvery(60) } as const;

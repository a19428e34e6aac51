/** The time of this process. Rules about holds use the database's clock instead; this one is for tokens and ids. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

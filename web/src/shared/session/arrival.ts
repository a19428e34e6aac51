/** What a page tells the login page about the person it sends there; it travels in the history entry's state. */
export interface Arrival {
  /** Where to go after the login: an address of this shop. */
  from?: string;
  reason?: 'log-in-first' | 'admins-only';
}

const reasons = ['log-in-first', 'admins-only'] as const;

/** Reads a history state that may be anything. Foreign addresses are dropped. */
export function readArrival(state: unknown): Arrival {
  if (typeof state !== 'object' || state === null) return {};
  const { from, reason } = state as Record<string, unknown>;
  const isOurs = typeof from === 'string' && /^\/(?![/\\])/.test(from);
  return { from: isOurs ? from : undefined, reason: reasons.find((known) => known === reason) };
}

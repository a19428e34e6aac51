/** Whether the units of an unpaid order are still on hold; null is an order that holds nothing. */
export const isHeld = (holdExpiresAt: string | null, now: Date): holdExpiresAt is string =>
  holdExpiresAt !== null && Date.parse(holdExpiresAt) > now.getTime();

/** Where the press of a part is on its page: who logs in for it comes back to it. */
export const notifyId = (partId: string) => `notify-${partId}`;

/** Id of a part's button on its page: a user who logs in for it returns to it. */
export const notifyId = (partId: string) => `notify-${partId}`;

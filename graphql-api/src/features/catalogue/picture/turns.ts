/** Work done one item at a time, for which a bounded number may wait. */
export class Turns {
  private taken = 0;
  private last: Promise<unknown> = Promise.resolve();

  /** `refusal` creates the error for those for whom there is no place. */
  constructor(
    private readonly places: number,
    private readonly refusal: () => Error,
  ) {}

  /** Holds a place until `visit` is over; throws the refusal when all are taken. */
  async place<T>(visit: () => Promise<T>): Promise<T> {
    if (this.taken >= this.places) throw this.refusal();
    this.taken++;
    try {
      return await visit();
    } finally {
      this.taken--;
    }
  }

  /** Does `work` once all earlier work is done, successful or not. */
  next<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.last.then(work);
    this.last = mine.catch(() => undefined);
    return mine;
  }
}

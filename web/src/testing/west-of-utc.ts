const parts = ['FullYear', 'Month', 'Date', 'Hours', 'Minutes'] as const;

/** Sets the user's clock, until the test is over, eight hours behind UTC, as in Los Angeles in winter. */
export function liveWestOfUtc(): void {
  for (const part of parts)
    jest.spyOn(Date.prototype, `get${part}`).mockImplementation(function (this: Date) {
      return new Date(this.getTime() - 8 * 3_600_000)[`getUTC${part}`]();
    });
}

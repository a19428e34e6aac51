/** Messages that a test expects on the console, because it breaks something on purpose. */
export const expectedComplaints: RegExp[] = [];

/** Lets errors and warnings that match pass, in this test only. */
export function expectComplaint(pattern: RegExp): void {
  expectedComplaints.push(pattern);
}

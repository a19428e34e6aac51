/** What a test says will be on the console, because it makes something break on purpose. */
export const expectedComplaints: RegExp[] = [];

/** Lets errors and warnings that match pass, in this test only. */
export function expectComplaint(pattern: RegExp): void {
  expectedComplaints.push(pattern);
}

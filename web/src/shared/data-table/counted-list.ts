/** What the API says of the length of a list. */
export interface CountedList {
  totalCount: number;
  /** False where the list is longer than it is counted. */
  totalIsExact?: boolean;
  pageInfo?: { hasNextPage: boolean };
}

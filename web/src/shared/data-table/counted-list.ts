/** Length of a list as the API states it. */
export interface CountedList {
  totalCount: number;
  /** False where the list is longer than it is counted. */
  totalIsExact?: boolean;
  pageInfo?: { hasNextPage: boolean };
}

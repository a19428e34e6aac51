/** A count as people read it: "12,500", "1,000+" where no more were counted. The same on the server and in every browser. */
export const formatCount = (count: number, isExact = true) =>
  `${String(count).replace(/\B(?=(\d{3})+$)/g, ',')}${isExact ? '' : '+'}`;

/** "1 minute", "60 minutes", "1,200 minutes". */
export const counted = (count: number, one: string) =>
  `${formatCount(count)} ${one}${count === 1 ? '' : 's'}`;

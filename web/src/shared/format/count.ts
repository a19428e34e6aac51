/** A count as people read it: "12,500". The same on the server and in every browser. */
export const formatCount = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

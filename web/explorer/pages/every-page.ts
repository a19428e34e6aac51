/** Stands for all pages among the addresses of those that ask an operation: the frame around them asks it. */
export const EVERY_PAGE = '*';

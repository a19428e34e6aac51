/** A part's shelf. */
export type Category =
  | 'ACCESSORIES'
  | 'BRAKES'
  | 'ENGINE'
  | 'FILTERS'
  | 'IGNITION'
  | 'LIGHTING'
  | 'SUSPENSION'
  | 'WHEELS';

/** What an account may do. */
export type Role =
  | 'ADMIN'
  | 'CUSTOMER';

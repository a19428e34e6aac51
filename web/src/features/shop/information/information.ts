import { paths } from '#shop-kit/paths';

/** A page of information about the shop. Its text is `texts/<id>.mdx`, which only the page loads. */
export interface Information {
  id: 'contact' | 'shipping' | 'privacy' | 'terms';
  title: string;
  description: string;
}

/** All pages in the order of the footer. */
export const information: readonly Information[] = [
  {
    id: 'contact',
    title: 'Contact',
    description: 'How to contact us about a part, a fitment or an order.',
  },
  {
    id: 'shipping',
    title: 'Shipping and returns',
    description: 'How orders are held, paid, shipped, deleted, canceled and returned.',
  },
  {
    id: 'privacy',
    title: 'Privacy',
    description: 'What data we and your browser store, who we share it with, and how to delete it.',
  },
  {
    id: 'terms',
    title: 'Terms',
    description: 'Prices, orders, payment, what "fits" means, and reviews.',
  },
];

/** The page at an address; undefined when it is none of these. */
export const informationAt = (pathname: string) =>
  information.find(({ id }) => pathname.replace(/\/$/, '') === paths[id].to());

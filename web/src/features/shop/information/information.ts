import { paths } from '#shop-kit/paths';

/** A page on which the shop speaks of itself. Its text is `texts/<id>.mdx`, which only the page loads. */
export interface Information {
  id: 'contact' | 'shipping' | 'privacy' | 'terms';
  title: string;
  description: string;
}

/** In the order of the footer. */
export const information: readonly Information[] = [
  {
    id: 'contact',
    title: 'Contact',
    description: 'How to write to the people who run the shop, about a part, a fitment or an order.',
  },
  {
    id: 'shipping',
    title: 'Shipping and returns',
    description:
      'How an order is set aside, paid, shipped, deleted or given back, and what nobody is charged.',
  },
  {
    id: 'privacy',
    title: 'Privacy',
    description:
      'What the shop and your browser store about you, who else gets it, and how to have it deleted.',
  },
  {
    id: 'terms',
    title: 'Terms',
    description:
      'Prices, orders, payment, what "fits" means, and reviews: what the shop and you can rely on.',
  },
];

/** The page at an address; undefined when it is none of these. */
export const informationAt = (pathname: string) =>
  information.find(({ id }) => pathname.replace(/\/$/, '') === paths[id].to());

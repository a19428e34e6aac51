import type { ReactNode } from 'react';
import { chakra } from '#shared/ui/chakra';
import { Link } from 'react-router-dom';
import { paths } from '../paths';

/** Says what was done to the cart, with a link to it: the content of a toast. */
export function SeeCart({ children }: { children: ReactNode }) {
  return (
    <chakra.span display="flex" justifyContent="space-between" columnGap="3">
      {children}
      <chakra.span
        css={{
          '& a': {
            display: 'inline-flex',
            alignItems: 'center',
            minHeight: 'control',
            my: '-2.5',
            fontWeight: 'semibold',
            textDecoration: 'underline',
            textUnderlineOffset: '0.18em',
            whiteSpace: 'nowrap',
            '--focus': 'currentColor',
          },
        }}
      >
        <Link to={paths.cart.to()}>See cart</Link>
      </chakra.span>
    </chakra.span>
  );
}

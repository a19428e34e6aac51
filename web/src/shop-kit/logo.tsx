import { chakra } from '#shared/ui/chakra';
import { Link } from 'react-router-dom';
import { paths } from './paths';
import { AxleMark } from '#shared/ui/axle-mark';

const HomeLink = chakra(
  Link,
  {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2.5',
      color: 'inherit',
      textDecoration: 'none',
      fontFamily: 'heading',
      fontWeight: 'heavy',
      lineHeight: '1',
      letterSpacing: '-0.03em',
    },
    variants: { size: { md: { fontSize: '1.5rem' }, lg: { fontSize: '2rem' } } },
    defaultVariants: { size: 'md' },
  },
  { defaultProps: { to: paths.home.to(), 'aria-label': 'Axle, home' } },
);

/** Mark and name; links to the home page. */
export function Logo({ size = 'md' }: { size?: 'md' | 'lg' }) {
  return (
    <HomeLink size={size} to={paths.home.to()}>
      <AxleMark
        lit
        width={size === 'md' ? '2.5rem' : '3.5rem'}
        height={size === 'md' ? '1.5rem' : '2.125rem'}
      />
      Axle
    </HomeLink>
  );
}

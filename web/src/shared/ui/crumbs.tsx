import { chakra } from '#shared/ui/chakra';
import { useAbsoluteUrl } from '#shared/config/use-absolute-url';
import { StructuredData } from './structured-data';
import { TextLink } from './text-link';

const Trail = chakra('ol', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '2',
    rowGap: '1',
    overflowWrap: 'anywhere',
    '& li + li::before': { content: '"/"', mr: '2', color: 'fg.subtle' },
  },
});

export interface Crumb {
  label: string;
  /** Target of the link; the current page has none. */
  to?: string;
}

/** The way from the home page to here, for people and for machines. */
export function Crumbs({ trail }: { trail: Crumb[] }) {
  const absolute = useAbsoluteUrl();
  const items = trail.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(to && { item: absolute(to) }),
  }));
  return (
    <chakra.nav aria-label="You are here" fontSize="sm" color="fg.muted" pt="4" pb="2">
      <Trail>
        {trail.map(({ label, to }) => (
          <li key={label} aria-current={to ? undefined : 'page'}>
            {to ? (
              <TextLink to={to} color="fg.muted">
                {label}
              </TextLink>
            ) : (
              label
            )}
          </li>
        ))}
      </Trail>
      <StructuredData thing={{ '@type': 'BreadcrumbList', itemListElement: items }} />
    </chakra.nav>
  );
}

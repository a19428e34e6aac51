import { chakra } from '#shared/ui/chakra';
import { information } from '#features/shop/information/information';
import { usePublicConfig } from '#shared/config/config-context';
import { TextLink } from '#shared/ui/text-link';
import { Logo } from '#shop-kit/logo';
import { paths } from '#shop-kit/paths';
import { glyphs } from './social-glyphs';

const Ground = chakra('footer', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: '6',
    pt: '12',
    pb: '8',
    px: '4',
    textAlign: 'center',
    bg: 'bg.footer',
    color: 'fg.onDeep',
  },
});

const ProfileLink = chakra('a', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: 'control',
    borderWidth: '1px',
    borderColor: 'border.onFooter',
    borderRadius: 'control',
    _hover: { bg: 'bg.footerHover' },
  },
});

const profiles = [
  { key: 'facebook', name: 'Facebook' },
  { key: 'linkedin', name: 'LinkedIn' },
  { key: 'github', name: 'GitHub' },
  { key: 'youtube', name: 'YouTube' },
] as const;

/** The dark foot of every page: logo, profiles, what the shop says of itself, copyright. */
export function SiteFooter() {
  const config = usePublicConfig();
  return (
    <Ground data-ground="deep">
      <Logo size="lg" />
      <chakra.ul display="flex" gap="3">
        {profiles.map(({ key, name }) => (
          <li key={key}>
            <ProfileLink href={config.profiles[key]} aria-label={`Axle on ${name}`} rel="noreferrer">
              <svg viewBox="0 0 20 20" width="20" height="20" fill="currentColor" aria-hidden>
                <path d={glyphs[key]} />
              </svg>
            </ProfileLink>
          </li>
        ))}
      </chakra.ul>
      <nav aria-label="About the shop">
        <chakra.ul
          display={{ base: 'grid', sm: 'flex' }}
          gridTemplateColumns="repeat(2, auto)"
          columnGap="6"
          justifyContent="center"
        >
          {information.map(({ id, title }) => (
            <li key={id}>
              <TextLink
                to={paths[id].to()}
                display="inline-flex"
                alignItems="center"
                minHeight="control"
                color="inherit"
              >
                {title}
              </TextLink>
            </li>
          ))}
        </chakra.ul>
      </nav>
      <chakra.p color="fg.onFooterMuted" fontSize="sm">
        © 2022 Axle. Designed and built by the developer.
      </chakra.p>
    </Ground>
  );
}

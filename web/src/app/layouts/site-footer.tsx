import { chakra } from '#shared/ui/chakra';
import { information } from '#features/shop/information/information';
import { usePublicConfig } from '#shared/config/config-context';
import { TextLink } from '#shared/ui/text-link';
import { Logo } from '#shop-kit/logo';
import { paths } from '#shop-kit/paths';

/** The four glyphs of the footer, on a 20 px grid. */
const glyphs = {
  facebook:
    'M11.5 18v-7h2.3l.4-2.7h-2.7V6.6c0-.8.3-1.3 1.4-1.3h1.4V2.9c-.3 0-1.1-.1-2-.1-2.1 0-3.4 1.2-3.4 3.5v2H6.5V11h2.4v7z',
  linkedin:
    'M3 7.5h3V17H3zM4.5 3a1.7 1.7 0 1 1 0 3.4A1.7 1.7 0 0 1 4.5 3zM8 7.5h2.9v1.3c.5-.9 1.5-1.5 2.9-1.5 2.6 0 3.2 1.6 3.2 3.9V17h-3v-5.2c0-1.2-.2-2.1-1.5-2.1s-1.5 1-1.5 2.1V17H8z',
  github:
    'M10 2a8 8 0 0 0-2.5 15.6c.4.1.5-.2.5-.4v-1.4c-2.2.5-2.7-1-2.7-1-.4-.9-.9-1.2-.9-1.2-.7-.5.1-.5.1-.5.8.1 1.2.8 1.2.8.7 1.2 1.9.9 2.3.7.1-.5.3-.9.5-1.1-1.8-.2-3.6-.9-3.6-4 0-.9.3-1.6.8-2.1-.1-.2-.4-1 .1-2.1 0 0 .7-.2 2.2.8a7.5 7.5 0 0 1 4 0c1.5-1 2.2-.8 2.2-.8.5 1.1.2 1.9.1 2.1.5.6.8 1.3.8 2.1 0 3.1-1.9 3.8-3.7 4 .3.3.6.8.6 1.5v2.2c0 .2.1.5.6.4A8 8 0 0 0 10 2z',
  youtube:
    'M18.3 6.2c-.2-.8-.8-1.3-1.5-1.5C15.5 4.3 10 4.3 10 4.3s-5.5 0-6.8.4c-.7.2-1.3.7-1.5 1.5C1.3 7.5 1.3 10 1.3 10s0 2.5.4 3.8c.2.8.8 1.3 1.5 1.5 1.3.4 6.8.4 6.8.4s5.5 0 6.8-.4c.7-.2 1.3-.7 1.5-1.5.4-1.3.4-3.8.4-3.8s0-2.5-.4-3.8zM8.3 12.6V7.4L12.8 10z',
} as const;

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

/** The dark footer of every page: logo, profiles, information about the shop, copyright. */
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
          {[{ id: 'jobs', title: 'Jobs' } as const, ...information].map(({ id, title }) => (
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

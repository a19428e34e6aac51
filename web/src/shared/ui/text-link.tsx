import { defineRecipe } from '@chakra-ui/react/styled-system';
import { chakra } from '#shared/ui/chakra';
import { Link } from 'react-router-dom';

const textLinkRecipe = defineRecipe({
  base: {
    color: 'fg.link',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.18em',
    cursor: 'pointer',
  },
  variants: { strong: { true: { fontWeight: 'semibold' } } },
});

/** A link inside the shop, within text. */
export const TextLink = chakra(Link, textLinkRecipe);

/** A link that leaves the app: another server, an email, a file. */
export const OutsideLink = chakra('a', textLinkRecipe);

/** A small action within text. */
export const LinkButton = chakra('button', textLinkRecipe, { defaultProps: { type: 'button' } });

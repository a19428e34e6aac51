import { chakra } from '#shared/ui/chakra';

const Link = chakra('a', {
  base: {
    position: 'absolute',
    left: '4',
    top: '-6rem',
    zIndex: 'skip',
    bg: 'signal.solid',
    color: 'signal.contrast',
    py: '3',
    px: '5',
    fontWeight: 'semibold',
    borderRadius: 'control',
    _focus: { top: '2' },
  },
});

/** First in the order of tabbing, seen when it has focus. */
export const SkipLink = () => (
  <Link
    href="#main"
    // With JavaScript where it runs: a router that watches URLs does not handle the browser's own jumps.
    onClick={(event) => {
      const main = document.getElementById('main');
      if (!main) return;
      event.preventDefault();
      main.focus();
    }}
  >
    Skip to content
  </Link>
);

import { chakra } from '#shared/ui/chakra';

const Disc = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '10',
    flex: 'none',
    borderRadius: 'full',
    bg: 'petrol.muted',
    color: 'petrol.fg',
    fontWeight: 'semibold',
  },
});

/** The initials of a name on a disc. Decoration: the name stands beside it. */
export function Avatar({ name }: { name: string }) {
  const words = name.trim().split(/\s+/);
  const initials = [words[0], words.length > 1 ? words.at(-1) : ''].map(
    (word) => word && /./u.exec(word)?.[0],
  );
  return <Disc aria-hidden>{initials.join('').toUpperCase()}</Disc>;
}

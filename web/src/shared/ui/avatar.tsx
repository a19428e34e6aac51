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

/** The initials of a name on a disc. Decoration: the name is next to it. */
export function Avatar({ name }: { name: string }) {
  const [first = '', ...others] = name.match(/(?<!\S)\S/gu) ?? [];
  return <Disc aria-hidden>{`${first}${others.at(-1) ?? ''}`.toUpperCase()}</Disc>;
}

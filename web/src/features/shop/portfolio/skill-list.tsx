import { chakra } from '#shared/ui/chakra';
import { skills } from './portfolio';

const List = chakra('dl', {
  base: {
    display: 'grid',
    columnGap: '12',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    '& > div': { py: '3', borderTopWidth: '1px', borderColor: 'border' },
    '& dt': { fontWeight: 'semibold' },
    '& dd': { color: 'fg.muted' },
  },
});

/** Tools of the developer, two columns on wide screens. */
export function SkillList() {
  return (
    <List>
      {skills.map(({ group, names }) => (
        <div key={group}>
          <dt>{group}</dt>
          <dd>{names}</dd>
        </div>
      ))}
    </List>
  );
}

import type { ImportKind } from '#shared/gql/schema-types.generated';
import { useNow } from '#shared/browser/use-now';
import { counted } from '#shared/format/count';
import { recentMoment } from '#shared/format/dates';
import { chakra } from '#shared/ui/chakra';
import { Panel } from '#shared/ui/panel';
import { TextLink } from '#shared/ui/text-link';
import { paths } from '#shop-kit/paths';
import { isAtWork, stateLabels } from './import-labels';
import { useImportsQuery } from './imports.generated';
import { usePollWhile } from './use-poll-while';

const workMillis = 2000;

const Item = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '1',
    alignItems: 'center',
    py: '2',
    px: '3.5',
    '& + &': { borderTopWidth: '1px', borderColor: 'border.muted' },
  },
});

/** The latest files of a kind, each with its progress; nothing if there are none yet. */
export function RecentImports({ kind, max = 5 }: { kind: ImportKind; max?: number }) {
  const now = useNow();
  const { data, ...polling } = useImportsQuery({
    variables: { kind, first: max },
    fetchPolicy: 'cache-and-network',
    skipPollAttempt: () => document.hidden,
  });
  const imports = data?.imports.nodes ?? [];
  usePollWhile(imports.some(isAtWork), workMillis, polling);
  if (imports.length === 0) return null;
  return (
    <chakra.section display="grid" gap="3" aria-labelledby="recent-imports">
      <chakra.h2 id="recent-imports" textStyle="h3">
        Files
      </chakra.h2>
      <Panel as="ul" listStyleType="none">
        {imports.map((item) => (
          <Item key={item.id}>
            <TextLink to={paths.dashboard.import.to(item.id)} strong overflowWrap="anywhere" py="1">
              {item.fileName}
            </TextLink>
            <span>{stateLabels[item.state]}</span>
            {item.counts.wrong > 0 && (
              <chakra.span color="fg.error">{counted(item.counts.wrong, 'error')}</chakra.span>
            )}
            <chakra.span ml="auto" color="fg.subtle" fontSize="sm" textStyle="number">
              {recentMoment(now, item.createdAt)}
            </chakra.span>
          </Item>
        ))}
      </Panel>
    </chakra.section>
  );
}

import ChevronDown from 'virtual:lucide/chevron-down';
import { useEffect, useState } from 'react';
import { everyMinute } from '#shared/apollo/polling';
import { createPersistedStore, usePersisted } from '#shared/browser/persisted-store';
import { Button } from '#shared/ui/button';
import { chakra } from '#shared/ui/chakra';
import { CopyLine } from '#shared/ui/copy-line';
import { ErrorBlock } from '#shared/ui/error-block';
import { Fold } from '#shared/ui/fold';
import { Hub } from '#shared/ui/hub';
import { Panel } from '#shared/ui/panel';
import { Skeleton } from '#shared/ui/skeleton';
import { TextLink } from '#shared/ui/text-link';
import { notify } from '#shared/ui/toast';
import { useReadinessChecksQuery } from './readiness-checks.generated';
import { type ReadinessRow, readinessRows } from './readiness-rows';

const colors = { full: 'fg.success', half: 'fg.warning', empty: 'fg.subtle' } as const;

const Line = chakra('span', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'auto minmax(0, 1fr)', md: 'auto 7rem minmax(0, 1fr)' },
    columnGap: '3',
    alignItems: 'center',
    flex: '1',
    py: '1.5',
    color: 'fg',
    fontSize: 'md',
    fontWeight: 'normal',
    lineHeight: 'cell',
    '& > .message': { gridColumn: { base: '2', md: '3' }, overflowWrap: 'anywhere' },
  },
});

const How = chakra('div', {
  base: {
    display: 'grid',
    gap: '2.5',
    px: '4',
    pb: '4',
    maxW: '44rem',
    lineHeight: 'cell',
    '& ol': { listStyle: 'decimal', pl: '5', display: 'grid', gap: '1' },
  },
});

function RowLine({ title, fill, message }: ReadinessRow) {
  return (
    <Line>
      <Hub fill={fill} color={colors[fill]} />
      <b>{title}</b>
      <chakra.span className="message" color={fill === 'full' ? 'fg.muted' : 'fg'}>
        {message}
        <chakra.span srOnly>{fill === 'full' ? ' Done.' : ' Not done yet.'}</chakra.span>
      </chakra.span>
    </Line>
  );
}

function Row(row: ReadinessRow) {
  if (row.fill === 'full') {
    return (
      <chakra.li display="flex" minHeight="12" px="4" borderTopWidth="1px" borderColor="border.muted">
        <RowLine {...row} />
      </chakra.li>
    );
  }
  return (
    <li>
      <Fold css={{ '& summary': { minHeight: '12', pl: '4' } }}>
        <summary>
          <RowLine {...row} />
          <ChevronDown size={16} aria-hidden />
        </summary>
        <How>
          {row.open.map(({ message, steps, copy }) => (
            <chakra.div key={message} display="grid" gap="2">
              {row.open.length > 1 && <b>{message}</b>}
              {steps.length === 1 ? (
                <p>{steps[0]}</p>
              ) : (
                <ol>
                  {steps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ol>
              )}
              {copy.map((text) => (
                <CopyLine key={text} text={text} what={text} />
              ))}
            </chakra.div>
          ))}
          {row.place && <TextLink to={row.place.to}>{row.place.label}</TextLink>}
        </How>
      </Fold>
    </li>
  );
}

const hidden = createPersistedStore({ key: 'axle-ready', initial: false });

/**
 * What is still missing before the first real order. In this browser it disappears for good once all of it is done, or it is hidden:
 * then the providers are no longer checked.
 */
export function BeforeYouOpen() {
  const isHidden = usePersisted(hidden);
  const [asking, setAsking] = useState(false);
  const { data, previousData, error, refetch } = useReadinessChecksQuery({
    variables: { fresh: false },
    skip: isHidden,
    ...everyMinute,
  });
  const checks = (data ?? previousData)?.readinessChecks;
  const rows = checks && readinessRows(checks);
  const done = rows?.filter(({ fill }) => fill === 'full').length ?? 0;
  const allDone = done === rows?.length;

  useEffect(
    function hideWhenAllIsDone() {
      if (allDone && !isHidden) hidden.set(true);
    },
    [allDone, isHidden],
  );

  async function askAgain() {
    setAsking(true);
    const answer = await refetch({ fresh: true });
    if (!answer) notify.error("We couldn't run the setup check. Please try again.");
    setAsking(false);
  }

  if (isHidden || allDone) return null;
  if (!rows) {
    if (error) return <ErrorBlock title="We couldn't run the setup check." onRetry={() => void refetch()} />;
    return (
      <Skeleton
        height={{ base: '39rem', md: '31rem' }}
        borderRadius="card"
        role="status"
        aria-label="Checking setup…"
      />
    );
  }
  return (
    <Panel aria-labelledby="before-you-open">
      <chakra.div display="flex" justifyContent="space-between" alignItems="baseline" gap="4" py="3" px="4">
        <chakra.h2 id="before-you-open" textStyle="h3">
          Before you open
        </chakra.h2>
        <chakra.span color="fg.muted" textStyle="number" role="status">
          {done} of {rows.length} done
        </chakra.span>
      </chakra.div>
      <ul aria-labelledby="before-you-open">
        {rows.map((row) => (
          <Row key={row.title} {...row} />
        ))}
      </ul>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap="2"
        px="4"
        py="2"
        borderTopWidth="1px"
        borderColor="border.muted"
      >
        <chakra.p flex="1 1 20rem" color="fg.muted" fontSize="sm">
          Checked every minute. <code>npm run ready</code> also checks the database, backups and address.
        </chakra.p>
        <Button variant="outline" size="sm" busy={asking} onClick={() => void askAgain()}>
          Check again
        </Button>
        <Button variant="ghost" size="sm" onClick={() => hidden.set(true)}>
          Hide
        </Button>
      </chakra.div>
    </Panel>
  );
}

import { type ReactNode, useState } from 'react';
import { counted, inMs } from './measures';

interface OperationItemProps {
  name: string;
  kind: string;
  /** Undefined while the answer is awaited. */
  ms: number | undefined;
  state?: 'waiting' | 'answered' | 'failed';
  /** The server's statistics; undefined if it sends none. */
  stats?: { cached: boolean; statements: number; cost: number } | null | undefined;
  errors?: readonly string[] | undefined;
  /** What is shown once it is opened. */
  children: ReactNode;
}

/** One operation as a line that opens. */
export function OperationItem(props: OperationItemProps) {
  const { name, kind, ms, state = 'answered', stats, errors = [], children } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <b>{name || 'unnamed'}</b>
          <span>{kind}</span>
          {state === 'waiting' && <span>waiting…</span>}
          {state === 'failed' && <em>no response</em>}
          {ms !== undefined && <span>{inMs(ms)}</span>}
          {stats && (
            <>
              <span>{stats.cached ? 'from the cache' : 'from the server'}</span>
              <span>{counted(stats.statements, 'statement')}</span>
              <span>{counted(stats.cost, 'point')}</span>
            </>
          )}
          {errors.map((code) => (
            <em key={code}>{code}</em>
          ))}
        </summary>
        {isOpen && children}
      </details>
    </li>
  );
}

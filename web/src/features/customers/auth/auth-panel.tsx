import { chakra } from '#shared/ui/chakra';
import type { ReactNode } from 'react';
import { Note } from '#shared/ui/note';
import { Panel } from '#shared/ui/panel';

const Or = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    color: 'fg.subtle',
    fontSize: 'sm',
    _before: { content: '""', height: '1px', flex: '1', bg: 'border' },
    _after: { content: '""', height: '1px', flex: '1', bg: 'border' },
  },
});

/** Without JavaScript these could be clicked, and nothing would happen. */
const Controls = chakra('div', {
  base: { display: 'grid', gap: '5', '@media (scripting: none)': { display: 'none' } },
});

interface AuthPanelProps {
  /** Signing in without typing anything. */
  shortcut: ReactNode;
  form: ReactNode;
  /** The way to the other of the two pages. */
  elsewhere: ReactNode;
}

/** The form that logs in, or why it can't without JavaScript. */
export function EntrancePanel({ children }: { children: ReactNode }) {
  return (
    <Panel p={{ base: '4', sm: '6' }} display="grid" gap="5">
      <noscript>
        <Note kind="info" title="Logging in requires JavaScript.">
          <span>
            Turn it on in your browser and reload this page. You can still browse parts and articles.
          </span>
        </Note>
      </noscript>
      <Controls>{children}</Controls>
    </Panel>
  );
}

/** The panel of the login and the sign-up page. */
export function AuthPanel({ shortcut, form, elsewhere }: AuthPanelProps) {
  return (
    <EntrancePanel>
      {shortcut}
      <Or>or with your email</Or>
      {form}
      <chakra.p textAlign="center">{elsewhere}</chakra.p>
    </EntrancePanel>
  );
}

import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';

import { type DemoSession, type Person, signInAs } from './demo-session';
import type { LocalMode } from './local-mode';

const LABELS: Record<Person, string> = {
  visitor: 'Visitor',
  customer: 'Demo customer',
  admin: 'Demo admin',
};
const PEOPLE = Object.keys(LABELS) as Person[];

const statusOf = (person: Person) => (person === 'visitor' ? '' : 'Signing in…');

interface PersonSwitchProps {
  local: LocalMode;
  /** Who it is set to at first. */
  first: Person;
  onChange: (session: DemoSession | null) => void;
}

/** Chooses whose calls are made. Until the sign-in is through, and when it fails, they are a visitor's; it then says why. */
export function PersonSwitch({ local, first, onChange }: PersonSwitchProps) {
  const [person, setPerson] = useState(first);
  const [status, setStatus] = useState(statusOf(first));
  const selected = useRef(first);
  const name = useId();

  function settle(next: Person, session: DemoSession | null, message: string) {
    // The user's latest choice wins.
    if (selected.current !== next) return;
    onChange(session);
    setPerson(session ? next : 'visitor');
    setStatus(message);
  }

  async function signIn(next: Person) {
    if (next === 'visitor') return;
    try {
      settle(next, await signInAs(next, local), `Signed in as ${next}@example.com.`);
    } catch (error) {
      settle(next, null, error instanceof Error ? error.message : 'Sign-in failed.');
    }
  }

  function become(next: Person) {
    selected.current = next;
    onChange(null);
    setPerson(next);
    setStatus(statusOf(next));
    void signIn(next);
  }

  const begin = useEffectEvent(() => void signIn(first));
  useEffect(function signInFirst() {
    begin();
  }, []);

  return (
    <fieldset className="person-switch">
      <legend>Send requests as</legend>
      {PEOPLE.map((choice) => (
        <label key={choice}>
          <input type="radio" name={name} checked={choice === person} onChange={() => become(choice)} />
          {LABELS[choice]}
        </label>
      ))}
      <span role="status">{status}</span>
    </fieldset>
  );
}

import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-final-form';
import { sessionTexts } from '#shared/browser/text-stores';
import { AppForm } from '#shared/forms/app-form';
import { useSession } from '#shared/session/session-context';

/** Texts by the names of their fields. */
type Texts = Record<string, string>;

/** Null where nothing was kept, or nothing that can be read. */
function read(key: string): Texts | null {
  try {
    return JSON.parse(sessionTexts.getItem(key) ?? 'null') as Texts | null;
  } catch {
    return null;
  }
}

type DraftFormProps<Values extends object> = ComponentProps<typeof AppForm<Values>> & {
  /** Its name among the forms of an account. */
  draftKey: string;
};

/**
 * A form of texts on an account's page. What was typed outlives a session that is lost under it: in the same tab it is given back once, to the
 * same account.
 */
export function DraftForm<Values extends { [Name in keyof Values]: string }>(props: DraftFormProps<Values>) {
  const { draftKey, initialValues, children, ...form } = props;
  const session = useSession();
  const [key] = useState(() => {
    const state = session.getState();
    return state.status === 'signed-in' ? `axle-typed:${state.user.id}:${draftKey}` : undefined;
  });
  const [kept] = useState(() => (key ? read(key) : null));

  useEffect(
    function refundOnce() {
      if (kept && key) sessionTexts.removeItem(key);
    },
    [key, kept],
  );

  return (
    <AppForm<Values> {...form} initialValues={{ ...initialValues, ...kept }}>
      {(state) => (
        <>
          {key && <CheckboxField at={key} untouched={initialValues} />}
          {children(state)}
        </>
      )}
    </AppForm>
  );
}

interface CheckboxFieldProps {
  /** Where the tab keeps it. */
  at: string;
  /** What stands in the fields before anyone types: that is not kept. */
  untouched: Readonly<Texts>;
}

/** Keeps what was typed if the session is lost under the form, not if someone logs out. */
function CheckboxField({ at, untouched }: CheckboxFieldProps) {
  const form = useForm<Partial<Texts>>();
  const session = useSession();

  const keep = useEffectEvent(() => {
    const state = session.getState();
    if (state.status !== 'visitor' || state.ended !== 'lost') return;
    const { values } = form.getState();
    const typed = Object.keys(untouched)
      // A field that was emptied is missing.
      .map((name) => [name, values[name] ?? ''] as const)
      .filter(([name, text]) => text !== untouched[name]);
    if (typed.length > 0) sessionTexts.setItem(at, JSON.stringify(Object.fromEntries(typed)));
  });

  useEffect(
    function onSessionEnd() {
      return session.subscribe(() => keep());
    },
    [session],
  );

  return null;
}

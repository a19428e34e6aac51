import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-final-form';
import { createPersistedStore } from '#shared/browser/persisted-store';
import { sessionTexts } from '#shared/browser/text-stores';
import { AppForm } from '#shared/forms/app-form';
import { useSession } from '#shared/session/session-context';

/** Texts by the names of their fields. */
type Texts = Record<string, string>;

const draftStore = (key: string) =>
  createPersistedStore<Texts | null>({ key, storage: sessionTexts, initial: null });

type DraftFormProps<Values extends object> = ComponentProps<typeof AppForm<Values>> & {
  /** Name of the form among the drafts of an account. */
  draftKey: string;
};

/**
 * A form of texts on an account's page. Its draft survives a lost session: it is restored once, in the same tab, for the same account.
 */
export function DraftForm<Values extends { [Name in keyof Values]: string }>(props: DraftFormProps<Values>) {
  const { draftKey, initialValues, children, ...form } = props;
  const session = useSession();
  const [store] = useState(() => {
    const state = session.getState();
    return state.status === 'signed-in' ? draftStore(`axle-typed:${state.user.id}:${draftKey}`) : undefined;
  });
  const [draft] = useState(() => store?.get());

  useEffect(
    function removeRestoredDraft() {
      if (draft) store?.write(null);
    },
    [store, draft],
  );

  return (
    <AppForm<Values> {...form} initialValues={{ ...initialValues, ...draft }}>
      {(state) => (
        <>
          {store && <SavedDraft store={store} untouched={initialValues} />}
          {children(state)}
        </>
      )}
    </AppForm>
  );
}

interface SavedDraftProps {
  store: ReturnType<typeof draftStore>;
  /** Initial values, which are not saved. */
  untouched: Readonly<Texts>;
}

/** Saves the draft if the session is lost, not if the user logs out. */
function SavedDraft({ store, untouched }: SavedDraftProps) {
  const form = useForm<Partial<Texts>>();
  const session = useSession();

  const save = useEffectEvent(() => {
    const state = session.getState();
    if (state.status !== 'visitor' || state.ended !== 'lost') return;
    const { values } = form.getState();
    const typed = Object.keys(untouched)
      // An emptied field is missing.
      .map((name) => [name, values[name] ?? ''] as const)
      .filter(([name, text]) => text !== untouched[name]);
    if (typed.length > 0) store.write(Object.fromEntries(typed));
  });

  useEffect(
    function onSessionEnd() {
      return session.subscribe(() => save());
    },
    [session],
  );

  return null;
}

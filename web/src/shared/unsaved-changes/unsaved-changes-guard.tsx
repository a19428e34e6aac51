import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { askBeforeLeaving, type AskingForm, unsavedForm } from '#shared/browser/unsaved-forms';
import { FormsWithin } from '#shared/forms/typed-report';
import { ConfirmDialog } from '#shared/ui/confirm-dialog';
import { Modal } from '#shared/ui/modal';

/** Does it at once where nothing is lost by it; else only if the user confirms it. */
type OrAsk = (action: () => void) => void;

/**
 * Asks before unsaved input is discarded: by an action that goes through `orAsk`, by going to another page,
 * or by leaving the shop. `question` is rendered outside of the elements that listen to keys.
 */
export function useUnsavedChanges(isUnsaved: () => boolean): { orAsk: OrAsk; question: ReactNode } {
  const [pending, setPending] = useState<{ onDiscard: () => void; onKeep?: () => void }>();
  const [answer, setAnswer] = useState<'discard' | 'keep'>();
  const isUnsavedNow = useRef(isUnsaved);
  useEffect(function rememberHowToTell() {
    isUnsavedNow.current = isUnsaved;
  });

  const ask: AskingForm['ask'] = (onDiscard, onKeep) => {
    setPending({ onDiscard, onKeep });
    setAnswer(undefined);
  };

  useEffect(function askBeforeThePageGoes() {
    const form = { isUnsaved: () => isUnsavedNow.current(), ask };
    const begin = () => askBeforeLeaving(form);
    const stop = begin();
    // Another document took over without being asked again; the browser may go back to this one.
    window.addEventListener('pageshow', begin);
    const warn = (event: BeforeUnloadEvent) => {
      if (unsavedForm()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      stop();
      window.removeEventListener('pageshow', begin);
      window.removeEventListener('beforeunload', warn);
    };
  }, []);

  return {
    orAsk(action) {
      if (isUnsaved()) ask(action);
      else action();
    },
    question: pending && (
      <ConfirmDialog
        open={answer === undefined}
        question="Discard changes?"
        yes="Discard"
        no="Keep editing"
        onYes={() => setAnswer('discard')}
        onNo={() => {
          setAnswer('keep');
          pending.onKeep?.();
        }}
        // Discarded content passes focus on as if nothing had been asked.
        onExitComplete={() => {
          setPending(undefined);
          if (answer === 'discard') pending.onDiscard();
        }}
      >
        Your changes haven't been saved.
      </ConfirmDialog>
    ),
  };
}

/** Asks for the forms within, as `useUnsavedChanges` does. */
export function UnsavedChangesGuard({ children }: { children: ReactNode | ((orAsk: OrAsk) => ReactNode) }) {
  const [forms] = useState(() => new Set<() => boolean>());
  const { orAsk, question } = useUnsavedChanges(() => [...forms].some((isUnsaved) => isUnsaved()));
  return (
    <>
      <FormsWithin value={forms}>{typeof children === 'function' ? children(orAsk) : children}</FormsWithin>
      {question}
    </>
  );
}

interface EditedInPlaceProps {
  onCancel: () => void;
  children: ReactNode;
}

/** A form in the place of what it edits: its first field has focus, and Escape cancels it, after asking. */
export function EditedInPlace({ onCancel, children }: EditedInPlaceProps) {
  const ground = useRef<HTMLDivElement>(null);
  useEffect(function focusFirstField() {
    ground.current?.querySelector<HTMLElement>('select, input')?.focus();
  }, []);
  return (
    <UnsavedChangesGuard>
      {(orAsk) => (
        <div
          ref={ground}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            orAsk(onCancel);
          }}
        >
          {children}
        </div>
      )}
    </UnsavedChangesGuard>
  );
}

/** A modal with a form: Escape and a click outside it ask first. Its Cancel says it already. */
export function FormModal({ onClose, ...modal }: ComponentProps<typeof Modal>) {
  return (
    <UnsavedChangesGuard>
      {(orAsk) => <Modal {...modal} onClose={() => orAsk(onClose)} />}
    </UnsavedChangesGuard>
  );
}

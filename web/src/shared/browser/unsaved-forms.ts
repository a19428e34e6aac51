/** The forms of this page with unsaved changes, which navigation has to confirm. */

export interface AskingForm {
  /** Whether something that was typed in it is not saved. */
  readonly isUnsaved: () => boolean;
  /** Asks whether it may go; `onKeep` is called when it may not. */
  readonly ask: (onDiscard: () => void, onKeep?: () => void) => void;
}

const forms = new Set<AskingForm>();

/** Returns a function that ends it. */
export function askBeforeLeaving(form: AskingForm): () => void {
  forms.add(form);
  return () => forms.delete(form);
}

/** The form that has to ask first; undefined where nothing would be lost. */
export const unsavedForm = (): AskingForm | undefined => [...forms].find(({ isUnsaved }) => isUnsaved());

/** Skips the browser's question: the user has been asked already. */
export function leaveForms(): void {
  forms.clear();
}

/** The forms of this page with unsaved changes, which navigation has to confirm. */

export interface AskingForm {
  /** Whether something that was typed in it is not saved. */
  readonly isUnsaved: () => boolean;
  /** Asks whether it may go; `onKeep` is called when it may not. */
  readonly ask: (onDiscard: () => void, onKeep?: () => void) => void;
}

const forms = new Set<AskingForm>();

/** Answers what ends it. */
export function askBeforeLeaving(form: AskingForm): () => void {
  forms.add(form);
  return () => forms.delete(form);
}

/** The form that has to be asked first; undefined where nothing would be lost. */
export const unsavedForm = (): AskingForm | undefined => [...forms].find(({ isUnsaved }) => isUnsaved());

/** They were asked: the browser need not ask again. */
export function leaveForms(): void {
  forms.clear();
}

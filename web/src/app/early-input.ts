import { nextTask } from '#shared/browser/next-task';

/**
 * User input before hydration, recorded by the inline script of `index.html`: the controls in the order they were last used,
 * with the values of fields and the states of checkboxes.
 */
interface EarlyInput {
  kept: Map<Element, string | boolean | undefined>;
  /** The control being replayed: its events are not recorded again. */
  repeated: Element | null;
  /** Stops the recording. */
  listening: AbortController;
}

declare global {
  interface Window {
    /** Set until the page is hydrated. */
    earlyInput?: EarlyInput;
  }
}

/** Reports events that React handles. React drops events of components that are not hydrated yet. */
export const handlesEarlyInput = {
  onClickCapture: markHandled,
  onInputCapture: markHandled,
  onChangeCapture: markHandled,
  onToggleCapture: markHandled,
};

let isHandled = false;
function markHandled(): void {
  isHandled = true;
}

/**
 * Replays the input that the page received before hydration, in order, each once React handles it. Controls that were removed or
 * disabled since are skipped.
 */
export async function replayEarlyInput(): Promise<void> {
  const { earlyInput } = window;
  if (!earlyInput) return;
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  // Input in the meantime is recorded and follows: Login must not be clicked before the password is filled in.
  for (let first = next(earlyInput); first; first = next(earlyInput)) {
    const [control, value] = first;
    isHandled = false;
    earlyInput.repeated = control;
    if (control.isConnected && !control.matches(':disabled')) repeat(control, value);
    else isHandled = true;
    earlyInput.repeated = null;
    if (isHandled) earlyInput.kept.delete(control);
    await nextTask();
  }
  earlyInput.listening.abort();
  delete window.earlyInput;
}

const next = ({ kept }: EarlyInput) => kept.entries().next().value;

function repeat(control: Element, value: string | boolean | undefined): void {
  if (control instanceof HTMLButtonElement) press(control);
  else if (control instanceof HTMLDetailsElement) control.dispatchEvent(new Event('toggle'));
  else if (control instanceof HTMLSelectElement) choose(control, String(value));
  else if (typeof value === 'boolean') tick(control as HTMLInputElement, value);
  else type(control as HTMLInputElement, value ?? '');
}

function press(button: HTMLButtonElement): void {
  delete button.dataset.kept;
  button.ariaBusy = null;
  button.click();
}

function choose(select: HTMLSelectElement, value: string): void {
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

function tick(box: HTMLInputElement, checked: boolean): void {
  box.checked = !checked;
  box.click();
}

/** React handles an input event only if the value differs from the last one it tracked, so this bypasses its tracking. */
function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { selectionStart, selectionEnd } = field;
  field.value = `${text}.`;
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', text, field);
  // Fields of email addresses have none.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

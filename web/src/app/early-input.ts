import { nextTask } from '#shared/browser/next-task';

/**
 * What a reader did while no one listened yet, as the inline script of `index.html` keeps it: the controls in the order in which
 * they were last used, with what stood in fields and whether choices were taken.
 */
interface EarlyInput {
  kept: Map<Element, string | boolean | undefined>;
  /** What is being repeated: what it says in the meantime is not kept again. */
  repeated: Element | null;
  /** Ends the keeping. */
  listening: AbortController;
}

declare global {
  interface Window {
    /** Until the page is hydrated. */
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
 * Does what was asked of the page before it was hydrated, one after the other, as if it were asked now: each once React
 * hears it. What has left the page since, or can't be used any more, is passed over.
 */
export async function replayEarlyInput(): Promise<void> {
  const { earlyInput } = window;
  if (!earlyInput) return;
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  // What is done in the meantime is kept, too, and comes after: Login must not be pressed before the password is there.
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

/** React answers an event only where the value is another than it last saw written: it watches the element's own property. */
function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { selectionStart, selectionEnd } = field;
  field.value = `${text}.`;
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', text, field);
  // Fields of email addresses have none.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

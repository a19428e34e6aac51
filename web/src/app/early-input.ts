import { nextTask } from '#shared/browser/next-task';

/**
 * What a reader did while nobody listened yet, as the inline script of `index.html` keeps it: the controls in the order in which
 * they were last used, with what stood in fields and whether choices were taken.
 */
interface EarlyInput {
  kept: ReadonlyMap<Element, string | boolean | undefined>;
  /** What is being repeated: what it says meanwhile is not kept again. */
  repeated: Element | null;
  /** Ends the keeping. */
  listening: AbortController;
}

declare global {
  interface Window {
    /** Until the page is taken over. */
    earlyInput?: EarlyInput;
  }
}

/**
 * Does what was asked of the page before it was taken over, one after the other, as if it were asked now. To be called once the
 * whole page answers. What has left the page since is passed over.
 */
export async function answerEarlyInput(): Promise<void> {
  const { earlyInput } = window;
  if (!earlyInput) return;
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  // What is done meanwhile is kept, too, and comes after: Login must not be pressed before the password is there.
  for (const [control, value] of earlyInput.kept) {
    // Parts of a page are hydrated after its root.
    while (control.isConnected && !isHydrated(control)) await nextTask();
    earlyInput.repeated = control;
    if (control.isConnected) repeat(control, value);
    earlyInput.repeated = null;
    await nextTask();
  }
  earlyInput.listening.abort();
  delete window.earlyInput;
}

/** React keeps the props of an element that it has hydrated on the element itself; what comes before that is lost on it. */
const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'));

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

function tick(box: HTMLInputElement, wanted: boolean): void {
  box.checked = !wanted;
  box.click();
}

/** React answers an event only where the value is another than it last saw written: it watches the element's own property. */
function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { selectionStart, selectionEnd } = field;
  field.value = `${text}.`;
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', text, field);
  // Fields of e-mail addresses have none.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

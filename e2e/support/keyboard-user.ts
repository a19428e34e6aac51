import type { Locator, Page } from 'playwright-core';

/** More Tab keystrokes than any page of the shop needs to its end. */
const PATIENCE = 200;

/** A user with only a keyboard, who loses the way when focus can't be seen. */
export class KeyboardUser {
  constructor(private readonly page: Page) {}

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
  }

  async types(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  /** Types over what is in the field. */
  async replaces(text: string): Promise<void> {
    await this.press('Control+A');
    await this.types(text);
  }

  /** Presses Tab until the target has focus; on the way each stop must show that it has it. */
  async tabsTo(target: Locator): Promise<void> {
    await target.waitFor();
    for (let presses = 0; presses < PATIENCE; presses++) {
      await this.press('Tab');
      const blind = await this.unseenFocus();
      if (blind) throw new Error(`focus can't be seen on ${blind}`);
      if (await hasFocus(target)) return;
    }
    throw new Error(`${target.toString()} is not reached within ${PATIENCE} presses of Tab`);
  }

  /** Waits until the target itself has focus. */
  async isAt(target: Locator): Promise<void> {
    await this.page.waitForFunction(
      (element) => element === document.activeElement,
      await target.elementHandle(),
    );
  }

  /** Waits until focus is somewhere inside the target. */
  async isWithin(target: Locator): Promise<void> {
    await this.page.waitForFunction(
      (element) => element.contains(document.activeElement),
      await target.elementHandle(),
    );
  }

  /** The element with focus when nothing around it shows so. */
  private async unseenFocus(): Promise<string | null> {
    return this.page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const ringed = (shown: Element) =>
        // The link of a card wears its ring on a layer that covers the card.
        [null, '::before', '::after'].some((layer) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(shown, layer);
          return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
        });
      // The frame of a field may wear the ring of the field inside it.
      const parent = element.parentElement;
      if ([element, parent, parent?.parentElement].some((frame) => frame && ringed(frame))) return null;
      if (getComputedStyle(element).boxShadow !== 'none') return null;
      return element.outerHTML.slice(0, 120);
    });
  }
}

/** In a shadow tree, such as the card field's, the document names only the tree's host. */
const hasFocus = (target: Locator) =>
  target.evaluate((element) => (element.getRootNode() as Document | ShadowRoot).activeElement === element);

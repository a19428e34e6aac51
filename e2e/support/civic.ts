import type { Locator, Page } from 'playwright-core';

import type { KeyboardUser } from './keyboard-user.js';

/** The car that most stories drive, as an address has it. */
export const CIVIC = 'year=2016&make=Honda&model=Civic&engine=2.0-4-GASOLINE';
/** Name of the car in the shop. */
export const CIVIC_NAME = '2016 Honda Civic 2.0\u00a0l';

/** The picker of the header, while it is open. */
export const carPicker = (page: Page): Locator => page.getByRole('dialog', { name: 'Choose your car' });

/** Called on the way: each step once it has focus, and again with an answer typed. */
interface Looks {
  reached?(): Promise<void>;
  typed?(answer: string): Promise<void>;
}

/** Fills in the steps of the open picker by keys alone. */
export async function choosesCivic(page: Page, keys: KeyboardUser, looks: Looks): Promise<void> {
  for (const [label, answer] of [
    [/^Year \(/, '2016'],
    [/^Make \(/, 'hon'],
    [/^Model \(/, 'civ'],
    [/^Engine \(/, '2.0'],
  ] as const) {
    const step = carPicker(page).getByRole('combobox', { name: label });
    await step.waitFor();
    await keys.isAt(step);
    await looks.reached?.();
    await keys.types(answer);
    await looks.typed?.(answer);
    await keys.press('Enter');
  }
}

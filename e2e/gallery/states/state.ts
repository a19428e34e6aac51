import type { Page } from 'playwright-core';

import type { Role } from '../../support/routes.js';
import type { Shopper } from '../../support/shopper.js';
import type { Setting } from '../setting.js';

/** Who looks, at what, with what in place. */
export interface Scene {
  readonly shopper: Shopper;
  readonly page: Page;
  readonly setting: Setting;
}

/** Something the shop shows that has no address of its own. */
export interface State {
  /** In the words of the glossary; the name of its pictures. */
  readonly name: string;
  /** The whole page rather than what the window shows of it. */
  readonly whole?: true;
  /** It waits for something for as long as one looks. */
  readonly unsettled?: true;
  /** Only on screens narrower than this. */
  readonly below?: number;
  /** One of the few whose picture is committed. */
  readonly committed?: true;
  /** How to get there: from the state before it in its walk, or by an address. */
  show(scene: Scene): Promise<unknown>;
}

/** States that one person comes by, one after the other, with a fresh browser. */
export interface Walk {
  readonly title: string;
  readonly as: Role;
  /** The garage of the browser as an address has them; the first is the chosen one. */
  readonly cars?: readonly string[];
  readonly states: readonly State[];
}

/** Opens a page and waits until script has come to rest. */
export const opens = ({ page }: Scene, path: string) => page.goto(path, { waitUntil: 'networkidle' });

/** Opens a page and waits until it says so. */
export const reads = (path: string, words: string | RegExp) => async (scene: Scene) => {
  await opens(scene, path);
  await scene.shopper.sees(words);
};

/** Presses a button and waits until the page says so. */
export const presses =
  (button: string, words: string | RegExp) =>
  async ({ shopper }: Scene) => {
    await shopper.presses(button);
    await shopper.sees(words);
  };

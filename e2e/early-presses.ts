/**
 * Clicks on controls of pages before JavaScript has loaded. `early-presses.test.ts` clicks one control for each kind of
 * effect, `early-presses.faults.ts` all of them, each night.
 */
import type { ElementHandle, Page, Route } from 'playwright-core';

import { CIVIC } from './support/civic.js';
import { ROUTES } from './support/routes.js';
import type { Shopper } from './support/shopper.js';
import type { Stage } from './support/stage.js';
import type { ShopAddress } from './support/shop-address.js';

export const PHONE = { width: 360, height: 740 };
export const DESK = { width: 1280, height: 900 };
type Screen = typeof PHONE;

/** Every page that a visitor can see, and those of its states that render other controls. */
const pages = (addressOf: (path: string) => string) => [
  ...ROUTES.filter(({ seenBy }) => seenBy.includes('visitor')).map(({ path }) => addressOf(path)),
  `/catalogue?category=brakes&${CIVIC}`,
  '/catalogue?q=honda+civic',
  '/catalogue?q=zzyzx',
  '/catalogue?category=wheels&view=grid',
  `/jobs/front-brakes?${CIVIC}`,
  '/car?year=2016&make=Honda&model=Civic',
  '/no/such/page',
];

/** Delays the scripts of the pages that this shopper opens until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let holding = true;
  await page.route('**/assets/*.js', (route) => {
    if (holding) held.push(route);
    else void route.continue();
  });
  return async () => {
    holding = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}

/** Waits until the page responds on its own, and has done what was requested before. */
export const isHydrated = (page: Page) => page.waitForFunction(() => !('earlyInput' in window));

const CONTROLS = '#root :is(a[href], button, input:not([type=hidden]), select, textarea, summary)';

/** What the page's markup says about a control. */
interface Control {
  /** Index among all controls of its page. */
  readonly place: number;
  readonly kind: 'link' | 'button' | 'submit' | 'text' | 'choice' | 'select' | 'summary';
  /** Accessible name, without the part that it is about; figures are "#". */
  readonly name: string;
  /** What the surrounding form does with it; empty without one. */
  readonly method: string;
  readonly opensDialog: boolean;
  readonly unfolds: boolean;
  readonly isSwitch: boolean;
}

/** Everything rendered on a page that can be clicked, typed into or chosen from. */
function controlsOf(page: Page): Promise<Control[]> {
  return page.locator(CONTROLS).evaluateAll((all) =>
    all.flatMap((element, place): Control[] => {
      // A selected option is not changed by a click.
      const isIdle = element.matches(':disabled, [readonly], [type=radio]:checked');
      if (isIdle || !element.checkVisibility({ visibilityProperty: true })) return [];
      const field = element as HTMLInputElement;
      const kindOf = (): Control['kind'] => {
        if (element.matches('a')) return 'link';
        if (element.matches('summary')) return 'summary';
        if (element.matches('select')) return 'select';
        if (element.matches('button')) return field.type === 'submit' ? 'submit' : 'button';
        return element.matches('[type=checkbox], [type=radio]') ? 'choice' : 'text';
      };
      const kind = kindOf();
      const words =
        kind === 'choice' ? field.name : (element.ariaLabel ?? field.labels?.[0]?.textContent ?? '');
      return [
        {
          place,
          kind,
          name: (words || element.textContent).replace(/: .*/, '').replace(/\d+/g, '#').trim(),
          method: field.form?.method ?? '',
          opensDialog: element.ariaHasPopup === 'dialog',
          unfolds: element.ariaExpanded !== null,
          isSwitch: element.ariaPressed !== null,
        },
      ];
    }),
  );
}

/** Evidence that a click counted. Each waits for it; values from before were read before the click. */
interface Pressed {
  readonly page: Page;
  readonly control: ElementHandle<HTMLElement>;
  readonly before: { url: string; label: string; open: boolean; checked: boolean };
}

const TYPED = 'someone@example.com';

const isOpen = (summary: Pressed['control']) =>
  summary.evaluate(({ parentElement }) => parentElement instanceof HTMLDetailsElement && parentElement.open);

const isChecked = (choice: Pressed['control']) =>
  choice.evaluate((input) => 'checked' in input && input.checked === true);

export const ACTS = {
  'a dialog opens': ({ page }) => page.getByRole('dialog').waitFor(),
  'the address changes': ({ page, before }) => page.waitForURL((url) => url.href !== before.url),
  'it unfolds': ({ page, control }) => has(page, control, 'aria-expanded', 'true'),
  'it folds or unfolds': async ({ page, control, before }) => {
    await isHydrated(page);
    expect(await isOpen(control)).toBe(!before.open);
  },
  'it is switched on': ({ page, control }) => has(page, control, 'aria-pressed', 'true'),
  'it is ticked or not': async ({ page, control, before }) => {
    await isHydrated(page);
    expect(await isChecked(control)).toBe(!before.checked);
  },
  'it becomes the current one': ({ page, control }) => has(page, control, 'aria-current', 'true'),
  'the last becomes the current one': async ({ page }) => {
    await page.locator('main li:last-child > button[aria-current]').waitFor();
  },
  'the second becomes the current one': async ({ page }) => {
    await page.locator('main li:nth-child(2) > button[aria-current]').waitFor();
  },
  'it offers the opposite': async ({ page, control, before }) => {
    await page.waitForFunction(([element, label]) => element.ariaLabel !== label, [
      control,
      before.label,
    ] as const);
  },
  'it leaves': ({ control }) => control.waitForElementState('hidden'),
  'a wrong field takes focus': async ({ page }) => {
    await page.waitForFunction(() => document.activeElement?.matches(':invalid, [aria-invalid=true]'));
  },
  'it says why not': ({ page }) => page.getByRole('alert').first().waitFor(),
  'it keeps what was typed': async ({ page, control }) => {
    await isHydrated(page);
    await control.evaluate((field) => field.blur());
    expect(await control.inputValue()).toBe(TYPED);
    expect(await control.getAttribute('aria-invalid')).not.toBe('true');
  },
  'it keeps what was chosen': async ({ page, control }) => {
    await isHydrated(page);
    expect(await control.inputValue()).not.toBe('');
  },
} satisfies Record<string, (pressed: Pressed) => Promise<void>>;

type Act = keyof typeof ACTS;

async function has(page: Page, control: Pressed['control'], name: string, value: string): Promise<void> {
  await page.waitForFunction(([element, name, value]) => element.getAttribute(name) === value, [
    control,
    name,
    value,
  ] as const);
}

/** Expected effects of controls whose kind does not imply one. */
const OWN_ACTS: Partial<Record<string, Act>> = {
  'Pause slideshow': 'it offers the opposite',
  'Pause the moving text': 'it offers the opposite',
  'Photo # of #': 'it becomes the current one',
  'Previous photo': 'the last becomes the current one',
  'Next photo': 'the second becomes the current one',
  'Continue with Google': 'a dialog opens',
  'Forgot Password?': 'it says why not',
  'Email me a link': 'it says why not',
  'Sort by': 'the address changes',
  'Clear the car': 'it leaves',
  "I don't know": 'it leaves',
  'Add to cart': 'it leaves',
  'Add # parts to cart': 'it leaves',
};

/** Expected effect of a click on a control. A control without an entry fails the test: add it to `OWN_ACTS`. */
export function actOf(control: Control): Act {
  const { kind, name, method, opensDialog, unfolds, isSwitch } = control;
  const own = OWN_ACTS[name];
  if (own) return own;
  if (opensDialog) return 'a dialog opens';
  if (unfolds) return 'it unfolds';
  if (kind === 'summary') return 'it folds or unfolds';
  if (isSwitch) return 'it is switched on';
  if (kind === 'text') return 'it keeps what was typed';
  if (kind === 'select') return 'it keeps what was chosen';
  if (kind === 'choice') return method ? 'the address changes' : 'it is ticked or not';
  if (kind === 'submit')
    return method === 'get' && name !== 'Next' ? 'the address changes' : 'a wrong field takes focus';
  throw new Error(`No entry says what ${kind} "${name}" does.`);
}

async function press(control: Pressed['control'], kind: Control['kind']): Promise<void> {
  if (kind === 'text') await control.fill(TYPED);
  else if (kind === 'select') await control.selectOption({ index: 1 });
  else await control.click();
}

/** Opens a page, clicks a control before JavaScript has loaded, then loads it, and checks that the click counted. */
async function acts(shopper: Shopper, address: string, control: Control): Promise<void> {
  const { page } = shopper;
  const release = await holdScripts(page);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  const target = (await page.locator(CONTROLS).nth(control.place).elementHandle()) as Pressed['control'];
  const pressed: Pressed = {
    page,
    control: target,
    before: {
      url: page.url(),
      label: (await target.getAttribute('aria-label')) ?? '',
      open: await isOpen(target),
      checked: await isChecked(target),
    },
  };
  await press(target, control.kind);
  await release();
  await ACTS[actOf(control)](pressed);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

interface Found {
  readonly screen: Screen;
  readonly address: string;
  readonly control: Control;
}

/**
 * Controls rendered on all public pages before JavaScript has loaded: of those that are the same by `keyOf` the
 * first on each screen, and links that the browser itself would not follow.
 */
export async function lookAround(
  stage: Stage<ShopAddress>,
  {
    addressOf,
    screens,
    keyOf,
  }: {
    addressOf: (path: string) => string;
    screens: readonly Screen[];
    keyOf: (control: Control, address: string) => string;
  },
): Promise<{ found: Map<string, Found>; deadLinks: string[] }> {
  const found = new Map<string, Found>();
  const deadLinks: string[] = [];
  for (const screen of screens) {
    const visitor = await stage.aShopper({ viewport: screen });
    visitor.expects(404);
    await holdScripts(visitor.page);
    for (const address of pages(addressOf)) {
      await visitor.page.goto(address, { waitUntil: 'domcontentloaded' });
      for (const control of await controlsOf(visitor.page)) {
        if (control.kind === 'link') continue;
        const key = keyOf(control, address);
        if (!found.has(key)) found.set(key, { screen, address, control });
      }
      deadLinks.push(...(await linksThatLeadNowhere(visitor.page)));
    }
    await visitor.leave();
  }
  return { found, deadLinks };
}

/** Clicks each before JavaScript has loaded. Returns which clicks were lost and what the browser complained about. */
export async function pressEarly(
  stage: Stage<ShopAddress>,
  found: ReadonlyMap<string, Found>,
): Promise<string[]> {
  const lost: string[] = [];
  for (const [key, { screen, address, control }] of found) {
    const visitor = await stage.aShopper({ viewport: screen });
    visitor.page.setDefaultTimeout(8000);
    await acts(visitor, address, control).catch((error: unknown) => {
      lost.push(`${key} (${screen.width} px, ${address}): ${String(error)}`);
    });
    lost.push(...(await visitor.leave()).map((complaint) => `${key}: ${complaint}`));
  }
  return lost;
}

/** Links that the browser itself would not follow, before JavaScript has loaded. */
const linksThatLeadNowhere = (page: Page) =>
  page.locator('#root a').evaluateAll((all) => {
    const followed = new Set<EventTarget | null>();
    addEventListener('click', (event) => {
      if (!event.defaultPrevented) followed.add(event.target);
      event.preventDefault();
    });
    return all.flatMap((element) => {
      const link = element as HTMLAnchorElement;
      link.click();
      return followed.has(link) && /^https?:/.test(link.href) ? [] : [link.outerHTML];
    });
  });

/** Types and clicks Login on a slow phone while the page is hydrated, and is logged in; returns console complaints. */
export async function logsInOnSlowPhone(stage: Stage<ShopAddress>): Promise<readonly string[]> {
  const admin = await stage.aShopper({ viewport: { width: 320, height: 900 } });
  const session = await admin.page.context().newCDPSession(admin.page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 12 });
  await admin.page.goto('/login');
  await admin.logsIn('admin@example.com');
  await isHydrated(admin.page);
  // Later complaints are not part of the test.
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await admin.arrivesAt(({ pathname }) => pathname === '/');
  return admin.leave();
}

/** A user on a slow phone opens a page so many times and follows a link, each time at another point of hydration. */
export async function followsOnSlowPhone(
  stage: Stage<ShopAddress>,
  times: number,
): Promise<readonly string[]> {
  const visitor = await stage.aShopper();
  const { page } = visitor;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  for (let time = 0; time < times; time++) {
    await page.goto('/blogs');
    await page.getByRole('link', { name: 'Installing spark plugs' }).click();
    await visitor.seesHeading('Installing spark plugs');
  }
  return visitor.leave();
}

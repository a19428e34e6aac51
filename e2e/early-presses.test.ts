import type { ElementHandle, Page, Route } from 'playwright-core';

import { CIVIC } from './support/civic.js';
import { addressesFor, ROUTES } from './support/routes.js';
import { PASSWORD, type Shopper } from './support/shopper.js';
import { shareStage } from './support/stage.js';

jest.setTimeout(600_000);

const stage = shareStage();
let addressOf: (path: string) => string;
beforeAll(async () => {
  addressOf = await addressesFor(stage.shop, 'visitor');
});

const SCREENS = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
];

/** Every page that a visitor can see, and those of its states that draw other controls. */
const pages = () => [
  ...ROUTES.filter(({ seenBy }) => seenBy.includes('visitor')).map(({ path }) => addressOf(path)),
  `/catalogue?category=brakes&${CIVIC}`,
  '/catalogue?q=honda+civic',
  '/catalogue?q=zzyzx',
  '/catalogue?category=wheels&view=grid',
  `/jobs/front-brakes?${CIVIC}`,
  '/car?year=2016&make=Honda&model=Civic',
  '/no/such/page',
];

/** The scripts of the pages that this shopper opens wait until the answer is called. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
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

/** Waits until the page answers its reader by itself, and has done what was asked of it before. */
const isAlive = (page: Page) => page.waitForFunction(() => !('earlyInput' in window));

const CONTROLS = '#root :is(a[href], button, input:not([type=hidden]), select, textarea, summary)';

/** What a page itself says of a control. */
interface Control {
  /** Its place among all of its page. */
  readonly place: number;
  readonly kind: 'link' | 'button' | 'submit' | 'text' | 'choice' | 'select' | 'summary';
  /** What readers of the page hear, without the part that it is about; figures are "#". */
  readonly name: string;
  /** What the form around it does with it; empty without one. */
  readonly method: string;
  readonly opensDialog: boolean;
  readonly unfolds: boolean;
  readonly isSwitch: boolean;
}

/** Whatever is drawn on a page and can be pressed, typed into or chosen from. */
function controlsOf(page: Page): Promise<Control[]> {
  return page.locator(CONTROLS).evaluateAll((all) =>
    all.flatMap((element, place): Control[] => {
      // What is taken already is not taken by a press.
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

/** What shows that a press counted. Each waits for it; what is said of before was noted before the press. */
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

const ACTS = {
  'a dialog opens': ({ page }) => page.getByRole('dialog').waitFor(),
  'the address changes': ({ page, before }) => page.waitForURL((url) => url.href !== before.url),
  'it unfolds': ({ page, control }) => has(page, control, 'aria-expanded', 'true'),
  'it folds or unfolds': async ({ page, control, before }) => {
    await isAlive(page);
    expect(await isOpen(control)).toBe(!before.open);
  },
  'it is switched on': ({ page, control }) => has(page, control, 'aria-pressed', 'true'),
  'it is ticked or not': async ({ page, control, before }) => {
    await isAlive(page);
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
  'it is told why not': ({ page }) => page.getByRole('alert').first().waitFor(),
  'it keeps what was typed': async ({ page, control }) => {
    await isAlive(page);
    await control.evaluate((field) => {
      field.blur();
    });
    expect(await control.inputValue()).toBe(TYPED);
    expect(await control.getAttribute('aria-invalid')).not.toBe('true');
  },
  'it keeps what was chosen': async ({ page, control }) => {
    await isAlive(page);
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

/** What is expected of controls whose kind does not say it. */
const OWN_ACTS: Partial<Record<string, Act>> = {
  'Pause the pictures': 'it offers the opposite',
  'Pause the moving text': 'it offers the opposite',
  'Picture # of #': 'it becomes the current one',
  'Previous picture': 'the last becomes the current one',
  'Next picture': 'the second becomes the current one',
  'Continue with Google': 'a dialog opens',
  'Forgot Password?': 'it is told why not',
  'Send me a link': 'it is told why not',
  'Sort by': 'the address changes',
  'Clear the car': 'it leaves',
  'I don’t know': 'it leaves',
  'Add to cart': 'it leaves',
  'Add # parts to cart': 'it leaves',
};

/** What a press on a control must lead to. A control of which this can't be said fails the test: say it in `OWN_ACTS`. */
function actOf(control: Control): Act {
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
  throw new Error(`What ${kind} "${name}" does is said nowhere.`);
}

async function press(control: Pressed['control'], kind: Control['kind']): Promise<void> {
  if (kind === 'text') await control.fill(TYPED);
  else if (kind === 'select') await control.selectOption({ index: 1 });
  else await control.click();
}

/** Opens a page, presses one of its controls before any script is there, lets them come, and sees that the press counted. */
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

test('every control of every public page acts when it is pressed before the scripts have come', async () => {
  const seen = new Map<string, { screen: (typeof SCREENS)[number]; address: string; control: Control }>();
  const deadLinks: string[] = [];
  for (const screen of SCREENS) {
    const visitor = await stage.aShopper({ viewport: screen });
    visitor.expects(404);
    await holdScripts(visitor.page);
    for (const address of pages()) {
      await visitor.page.goto(address, { waitUntil: 'domcontentloaded' });
      for (const control of await controlsOf(visitor.page)) {
        const { kind, name, method } = control;
        // The same on another page, or for another part, is the same control; of answers that fold, one a page.
        const what = kind === 'summary' ? address : name;
        const key = [kind, what, method].join(' ');
        if (kind !== 'link' && !seen.has(key)) seen.set(key, { screen, address, control });
      }
      deadLinks.push(...(await linksThatLeadNowhere(visitor.page)));
    }
    await visitor.leave();
  }
  expect(deadLinks).toEqual([]);

  const kinds = new Set([...seen.values()].map(({ control }) => control.kind));
  expect([...kinds].sort()).toEqual(['button', 'choice', 'select', 'submit', 'summary', 'text']);
  const lost: string[] = [];
  for (const [key, { screen, address, control }] of seen) {
    const visitor = await stage.aShopper({ viewport: screen });
    visitor.page.setDefaultTimeout(8000);
    await acts(visitor, address, control).catch((error: unknown) => {
      lost.push(`${key} (${screen.width} px, ${address}): ${String(error)}`);
    });
    lost.push(...(await visitor.leave()).map((complaint) => `${key}: ${complaint}`));
  }
  expect(lost).toEqual([]);
});

/** Links that the browser itself would not follow, before there is a script. */
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

test('a press that waits shows it, and counts once however often it is repeated', async () => {
  const visitor = await stage.aShopper({ viewport: { width: 360, height: 740 } });
  const { page } = visitor;
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const pause = page.getByRole('button', { name: 'Pause the pictures' });
  await pause.click();
  await page.locator('button[aria-busy=true]').and(pause).click();
  await release();
  await page.getByRole('button', { name: 'Play the pictures' }).waitFor();
  await isAlive(page);
  expect(await page.getByRole('button', { name: 'Play the pictures' }).getAttribute('aria-busy')).toBeNull();
  expect(await visitor.leave()).toEqual([]);
});

test('words that are typed into the search before the scripts have come stay, and are understood', async () => {
  const visitor = await stage.aShopper();
  const { page } = visitor;
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const field = page.getByRole('searchbox', { name: 'Search parts' });
  await field.pressSequentially('brake di');
  await release();
  await page.getByRole('listbox').getByRole('option').first().waitFor();
  await page.keyboard.type('sc');
  expect(await page.getByLabel('Search parts').inputValue()).toBe('brake disc');
  expect(await visitor.leave()).toEqual([]);
});

test('who types and presses Login before the scripts have come is logged in', async () => {
  const customer = await stage.aShopper();
  const release = await holdScripts(customer.page);
  await customer.page.goto('/login', { waitUntil: 'domcontentloaded' });
  await customer.types('Email', 'customer@example.com');
  await customer.types('Password', PASSWORD);
  await customer.presses('Login');
  await release();
  await customer.arrivesAt(({ pathname, search }) => pathname === '/' && search === '');
  await customer.page.getByRole('button', { name: 'Logout' }).waitFor();
  expect(await customer.leave()).toEqual([]);
});

test('on a slow phone, who types and presses Login while the page is hydrated is logged in', async () => {
  // Several times, since the press must meet the moment between the first field that answers and what was typed into it before.
  for (let visits = 0; visits < 3; visits += 1) {
    const admin = await stage.aShopper({ viewport: { width: 320, height: 900 } });
    const session = await admin.page.context().newCDPSession(admin.page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 12 });
    await admin.page.goto('/login');
    await admin.logsIn('admin@example.com');
    await isAlive(admin.page);
    // What comes after is not the story.
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await admin.arrivesAt(({ pathname }) => pathname === '/');
    expect(await admin.leave()).toEqual([]);
  }
});

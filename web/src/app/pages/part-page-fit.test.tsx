import { act, screen, waitFor, within } from '@testing-library/react';
import { carStore } from '#shop-kit/car/car-store';
import { refusal } from '#testing/answers';
import { aVerdict } from '#testing/cars';
import { aFitment, aFitmentPage, aPart, aPartPage, aPartReviewPage, aReview } from '#testing/builders';
import { findDialog } from '#testing/find-dialog';
import { MockApi } from '#testing/mock-api';
import { passSeconds, userOfFakeTime } from '#testing/pass-time';
import { aCustomer, renderApp } from '#testing/render-app';
import type { Fitment, FitmentVerdict, Part, PartFitmentsArgs } from '#testing/schema.generated';

const CIVIC = 'year=2016&make=Honda&model=Civic&engine=2.0--';
const civic = { car: { year: 2016, make: 'Honda', model: 'Civic' }, answers: [] };
const golf = { car: { year: 2015, make: 'Volkswagen', model: 'Golf' }, answers: [] };
const brakes = { key: 'rear-brakes', text: 'Rear disc or drum?', answers: ['rear discs', 'rear drums'] };

/** The list of a part, as the API gives it. */
const listOf = (rows: Fitment[]) =>
  (({ make, search, first }: PartFitmentsArgs) => {
    const found = rows.filter(
      (row) => (!make || row.make === make) && (!search || row.model.toLowerCase() === search),
    );
    return aFitmentPage(found.slice(0, first), { first }, found);
  }) as unknown as Part['fitments'];

function aShop(part: Partial<Part> = {}) {
  const shop = new MockApi();
  shop.parts = [aPart({ id: 'disc', name: 'Front brake disc', fitment: aVerdict(), ...part })];
  return shop;
}

const open = (shop: MockApi, query = CIVIC) => renderApp({ path: `/catalogue/disc?${query}`, shop });

const label = () => screen.findByRole('region', { name: 'Part label' });
const field = async (verdict: string) => {
  await label();
  await waitFor(() => expect(document.querySelector(`[data-verdict="${verdict}"]`)).toBeInTheDocument());
  return within(document.querySelector<HTMLElement>(`section [data-verdict="${verdict}"]`)!);
};

afterEach(() => {
  window.localStorage.clear();
});

test('a related part that does not fit the car is marked, and its button is not primary', async () => {
  const shop = aShop();
  shop.parts.push(
    aPart({
      id: 'hose',
      name: 'Brake hose',
      fitment: aVerdict({ verdict: 'DOES_NOT_FIT', reason: 'Not listed' }),
    }),
  );
  await open(shop);
  const wrong = await screen.findByRole('link', { name: 'Order Now: Brake hose, does not fit your car' });
  expect(wrong.closest('li')!.querySelector('[data-verdict]')).toHaveTextContent('Does not fit · Not listed');
});

describe('the label shows whether the part fits', () => {
  test('the car in the address, with the reason', async () => {
    const shop = aShop();
    await open(shop);
    const fits = await field('FITS');
    expect(fits.getByText('Fits your 2016 Honda Civic 2.0 l')).toBeVisible();
    expect(fits.getByText('Front, Civic 2016 to 2021.')).toBeVisible();
    expect(shop.calls('PartVerdict')[0]!.variables).toMatchObject({
      id: 'disc',
      vehicle: { year: 2016, make: 'Honda', model: 'Civic' },
    });
    expect(within(await label()).getByRole('link', { name: 'Order Now' })).toHaveAttribute(
      'href',
      `/order/disc?${CIVIC}`,
    );
  });

  test('the stored car, checked after the page is rendered', async () => {
    carStore.set({ chosen: civic });
    const shop = aShop();
    await open(shop, '');
    expect((await field('FITS')).getByText('Fits your 2016 Honda Civic')).toBeVisible();
    expect(within(await label()).getByRole('link', { name: 'Order Now' })).toHaveAttribute(
      'href',
      '/order/disc',
    );
  });

  test('after a correction while the page is open, like price and stock', async () => {
    jest.useFakeTimers();
    try {
      const shop = aShop();
      await open(shop);
      await field('FITS');
      shop.parts = [aPart({ id: 'disc', fitment: aVerdict({ verdict: 'DOES_NOT_FIT' }) })];
      await passSeconds(31);
      await field('DOES_NOT_FIT');
    } finally {
      jest.useRealTimers();
    }
  });

  test('once a question is answered there, and stores the answer with the car', async () => {
    carStore.set({ chosen: civic });
    const row = aFitment({ position: 'REAR', question: brakes, accepted: ['rear discs'] });
    const shop = aShop({
      fitment: (({ answers }: { answers: unknown[] }) =>
        answers.length > 0
          ? aVerdict()
          : aVerdict({ verdict: 'FITS_IF', question: brakes, row })) as unknown as FitmentVerdict,
    });
    const { user } = await open(shop, '');
    const fits = await field('FITS_IF');
    expect(fits.getByText('Fits if your Civic has rear discs')).toBeVisible();
    await user.click(fits.getByRole('button', { name: 'Rear discs' }));
    await field('FITS');
    expect(shop.calls('PartVerdict').at(-1)!.variables.answers).toEqual([
      { question: 'rear-brakes', answer: 'rear discs' },
    ]);
  });

  test.each([
    [
      'Fits if rear discs',
      { question: brakes, row: aFitment({ question: brakes, accepted: ['rear discs'] }) },
    ],
    ['Fits if the engine is right', { needsEngine: true }],
  ])('the bar on small screens names the open condition: %s', async (text, unsettled) => {
    await open(aShop({ fitment: aVerdict({ verdict: 'FITS_IF', ...unsettled }) }));
    await field('FITS_IF');
    const bar = screen.getByRole('group', { name: 'Order this part', hidden: true });
    expect(within(bar).getByText(text)).toBeInTheDocument();
  });

  test('an answer for the car in the address is added to the address, as a link that works without JavaScript', async () => {
    const row = aFitment({ question: brakes, accepted: ['rear discs'] });
    const { user, address } = await open(
      aShop({ fitment: aVerdict({ verdict: 'FITS_IF', question: brakes, row }) }),
    );
    const answer = (await field('FITS_IF')).getByRole('link', { name: 'Rear drums' });
    expect(answer).toHaveAttribute('href', `/catalogue/disc?${CIVIC}&answer=rear-brakes%3Arear+drums`);
    await user.click(answer);
    expect(address()).toBe(`/catalogue/disc?${CIVIC}&answer=rear-brakes%3Arear+drums`);
    expect(window.localStorage.getItem('axle:car')).toBeNull();
  });

  test('without data the fit is unconfirmed, with links to numbers and contact, and the part can be ordered', async () => {
    await open(aShop({ fitment: aVerdict({ verdict: 'UNKNOWN', reason: "The Civic isn't listed yet" }) }));
    const unknown = await field('UNKNOWN');
    expect(
      unknown.getByText(/The Civic isn't listed yet\. Compare part numbers with your old part, or ask us\./),
    ).toBeVisible();
    expect(unknown.getByRole('link', { name: 'Numbers' })).toHaveAttribute('href', '#numbers');
    const order = within(await label()).getByRole('link', { name: 'Order Now' });
    expect(order).not.toHaveAttribute('aria-haspopup');
  });

  test('without a car the label asks for one and sends no request', async () => {
    const shop = aShop();
    await open(shop, '');
    expect(within(await label()).getByText('Does it fit your car?')).toBeVisible();
    expect(within(await label()).getByRole('button', { name: 'Choose your car' })).toBeVisible();
    expect(shop.calls('PartVerdict')).toEqual([]);
  });

  test('an unknown car is reported, and a failed check can be retried', async () => {
    const shop = aShop();
    shop.fail('PartVerdict', { code: 'UNKNOWN_CAR', field: 'model' });
    const { unmount } = await open(shop);
    expect(await screen.findByText('This car is not in our list.')).toBeVisible();
    unmount();
    shop.fail('PartVerdict', 'UNREACHABLE');
    const { user } = await open(shop);
    expect(await screen.findByText("We couldn't check the fit.")).toBeVisible();
    await user.click(within(await label()).getByRole('button', { name: 'Try again' }));
    await field('FITS');
  });

  test('the field has its final size while the check loads', async () => {
    const shop = aShop();
    const release = shop.hold('PartVerdict');
    await open(shop);
    expect(await screen.findByLabelText('Checking the fit')).toHaveAttribute('aria-busy', 'true');
    act(release);
    await field('FITS');
  });
});

describe('a part that does not fit', () => {
  const reason = 'Front, Civic 2017 to 2021 with 1.5 l; yours is 2016 2.0 l';
  const aWrongPart = () => {
    const shop = aShop({ fitment: aVerdict({ verdict: 'DOES_NOT_FIT', reason }) });
    return shop.answer({ parts: { ...aPartPage(shop.parts), totalCount: 24 } });
  };

  test('links to fitting parts of its category', async () => {
    const shop = aWrongPart();
    await open(shop);
    const none = await field('DOES_NOT_FIT');
    expect(none.getByText(`${reason}.`)).toBeVisible();
    expect(await none.findByRole('link', { name: '24 parts in Brakes that fit' })).toHaveAttribute(
      'href',
      `/catalogue?category=brakes&${CIVIC}&fit=only`,
    );
    expect(screen.getByText(/^Because it does not fit your car, we'll ask you to confirm\./)).toBeVisible();
  });

  test('needs a confirmation that offers fitting parts first; "Order it anyway" opens the order page', async () => {
    const { user, address } = await open(aWrongPart());
    await field('DOES_NOT_FIT');
    await user.click(within(await label()).getByRole('link', { name: 'Order Now' }));
    const dialog = within(await findDialog('alertdialog', { name: 'Order a part that does not fit?' }));
    expect(dialog.getByText(/Does not fit/)).toHaveTextContent('Does not fit');
    expect(dialog.getByRole('link', { name: 'Show parts that fit' })).toHaveAttribute(
      'href',
      `/catalogue?category=brakes&${CIVIC}&fit=only`,
    );
    expect(address()).toBe(`/catalogue/disc?${CIVIC}`);
    await user.click(dialog.getByRole('button', { name: 'Order it anyway' }));
    await waitFor(() =>
      expect(decodeURIComponent(address())).toMatch(/^\/login\?from=\/order\/disc\?.*anyway=/),
    );
  });
});

describe('the list of cars', () => {
  const many = [
    ...Array.from({ length: 46 }, (_, index) => aFitment({ make: 'Audi', model: `A${index}` })),
    aFitment({ id: 'own', make: 'Honda', model: 'Civic' }),
    aFitment({ make: 'Honda', model: 'Accord' }),
  ];
  const group = async (make: string) => {
    await waitFor(() =>
      expect([...document.querySelectorAll('summary')].map(({ textContent }) => textContent)).toContainEqual(
        expect.stringContaining(make),
      ),
    );
    const summary = [...document.querySelectorAll('summary')].find(({ textContent }) =>
      textContent.includes(make),
    );
    return summary!.closest('details')!;
  };
  const rowsOf = (details: HTMLElement) => within(details).getAllByRole('rowheader', { hidden: true });

  test("is grouped by make, the user's make first and open, their row first", async () => {
    const shop = aShop({
      fitments: listOf(many),
      fitmentComplete: true,
      fitment: aVerdict({ row: many[46]! }),
    });
    await open(shop);
    const honda = await group('Honda');
    await waitFor(() =>
      expect(rowsOf(honda).map(({ textContent }) => textContent)).toEqual(['CivicYours', 'Accord']),
    );
    expect(honda).toHaveAttribute('open');
    expect(document.querySelectorAll('details')[0]).toBe(honda);
    expect(await group('Audi')).not.toHaveAttribute('open');
    expect(
      screen.getByText('48 entries, 2 makes. The list is complete: cars that are not listed do not fit.'),
    ).toBeVisible();
  });

  test('shows twenty rows, and all on request', async () => {
    const { user } = await open(aShop({ fitments: listOf(many.slice(0, 46)) }), '');
    const audi = await group('Audi');
    expect(rowsOf(audi)).toHaveLength(20);
    await user.click(within(audi).getByRole('button', { name: 'Show all 46' }));
    await waitFor(() => expect(rowsOf(audi)).toHaveLength(46));
    expect(
      screen.getByText(/The list is not complete: cars that are not listed may still fit\./),
    ).toBeVisible();
  });

  test('says when there are too many rows to show', async () => {
    const long = Array.from({ length: 120 }, (_, index) => aFitment({ make: 'Audi', model: `A${index}` }));
    const { user } = await open(aShop({ fitments: listOf(long) }), '');
    await user.click(within(await group('Audi')).getByRole('button', { name: 'Show all 120' }));
    expect(await screen.findByText('The first 100 of 120. Search the list for your car.')).toBeVisible();
  });

  test('can be searched, with the search in the address and matching makes open', async () => {
    const shop = aShop({ fitments: listOf(many) });
    const { user, address } = await open(shop, '');
    await user.type(
      await screen.findByRole('searchbox', { name: 'Find a car in this list' }),
      'accord{Enter}',
    );
    expect(address()).toBe('/catalogue/disc?cars=accord');
    const honda = await group('Honda');
    await waitFor(() => expect(honda).toHaveAttribute('open'));
    expect(screen.getByText(/^1 entry for “accord”\./)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Show all' }));
    expect(await group('Audi')).toBeInTheDocument();
  });

  test('that is empty excludes no car', async () => {
    await open(aShop(), '');
    expect(
      await screen.findByText(/^No cars are listed yet, so we can't confirm the fit\. Compare part numbers/),
    ).toBeVisible();
    expect(screen.queryByRole('searchbox', { name: 'Find a car in this list' })).not.toBeInTheDocument();
  });
});

test('the page shows specifications with units, all numbers by kind, and the long text', async () => {
  await open(
    aShop({
      brand: 'Norrland',
      description: 'Vented disc.',
      details: 'Replace in pairs.\n\nBed it in.',
      specifications: [
        { name: 'Diameter', number: 312, unit: 'mm', text: null },
        { name: 'Thickness', number: 1250.5, unit: null, text: null },
        { name: 'Type', number: null, unit: null, text: 'vented' },
      ],
      numbers: [
        { kind: 'MAKER', number: 'BD 312-V', maker: 'Norrland' },
        { kind: 'OE', number: '45251-TX7-A0', maker: 'Honda' },
        { kind: 'REPLACES', number: 'AX 2048 114-H', maker: null },
      ],
    }),
    '',
  );
  const cells = async (name: string) =>
    (await screen.findByRole('row', { name: new RegExp(`^${name}`) })).textContent;
  expect(await cells('Diameter')).toBe('Diameter312\u00a0mm');
  expect(await cells('Thickness')).toBe('Thickness1,250.5');
  expect(await cells('Type')).toBe('TypeVented');
  expect(await cells('Norrland')).toBe('NorrlandBD 312-V');
  expect(await cells('OE')).toBe('OEHonda 45251-TX7-A0');
  expect(await cells('Replaces')).toBe('ReplacesAX 2048 114-H');
  expect(await cells('Replaced by')).toBe('Replaced byNone. This is the current part.');
  expect(screen.getByText('Bed it in.')).toBeVisible();
});

describe('photos', () => {
  const images = ['/pictures/parts/disc-900.webp', '/pictures/parts/disc-2-900.webp'];

  test('can be chosen by thumbnail and zoomed', async () => {
    const { user } = await open(aShop({ image: images[0]!, images }), '');
    const second = await screen.findByRole('button', { name: 'Photo 2 of 2' });
    await user.click(second);
    expect(second).toHaveAttribute('aria-current', 'true');
    await user.click(screen.getByRole('button', { name: 'Zoom photo 2 of 2' }));
    const shown = await findDialog('dialog', { name: 'Front brake disc' });
    const dialog = within(shown);
    const scale = () => dialog.getByRole('group', { name: 'Photo' }).dataset.scale;
    expect(dialog.getByRole('img')).toHaveAttribute('src', '/pictures/parts/disc-2-900.avif');
    await waitFor(() => expect(shown).toContainElement(document.activeElement as HTMLElement));
    await user.keyboard('+');
    expect(scale()).toBe('1.5');
    await user.keyboard('0{ArrowRight}');
    expect(scale()).toBe('1');
    expect(dialog.getByRole('img')).toHaveAttribute('src', '/pictures/parts/disc-900.avif');
    await user.click(dialog.getByRole('button', { name: 'Zoom in' }));
    await user.keyboard('-');
    expect(scale()).toBe('1');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('have no thumbnails if there is only one', async () => {
    await open(aShop({ image: images[0]!, images: images.slice(0, 1) }), '');
    expect(await screen.findByRole('button', { name: 'Zoom photo' })).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Photos' })).not.toBeInTheDocument();
  });
});

describe('reviews of the part', () => {
  const review = { ...aReview({ review: 'No run-out.' }), fitted: false };

  test('show texts of customers who received it, and whether it fitted', async () => {
    await open(
      aShop({
        fitAnswers: { yes: 11, no: 1, returned: 15 },
        reviews: { ...aPartReviewPage([review], 4.6), totalCount: 12 },
      }),
      '',
    );
    const reviews = within(await screen.findByRole('region', { name: 'Reviews of this part' }));
    expect(reviews.getByText('12 reviews from customers who bought it')).toBeVisible();
    expect(reviews.getByText('11 of 12 said yes')).toBeVisible();
    // Whether they answered or not: there may be more of them.
    expect(reviews.getByText("15 returned: didn't fit")).toBeVisible();
    expect(document.querySelectorAll('[aria-hidden] > svg[aria-hidden]').length).toBeGreaterThanOrEqual(12);
    expect(reviews.getByText("It didn't fit")).toBeVisible();
    expect(screen.getByText('11 of 12 said it fit.')).toBeVisible();
    expect(screen.getByRole('link', { name: '12 reviews' })).toHaveAttribute('href', '#reviews');
  });

  test.each([
    [100, 'Show all 100'],
    [150, 'Show the newest 100'],
  ])('offer to show as many of %i as possible', async (totalCount, text) => {
    await open(aShop({ reviews: { ...aPartReviewPage([review]), totalCount } }), '');
    expect(await screen.findByRole('button', { name: text })).toBeVisible();
  });

  test('load on request with retries, and the first new one gets focus', async () => {
    const all = Array.from({ length: 8 }, (_, index) => ({ ...aReview({ review: `Words ${index + 1}.` }) }));
    const shop = aShop({
      reviews: (({ first }: { first: number }) => ({
        ...aPartReviewPage(all.slice(0, first)),
        totalCount: 8,
      })) as unknown as Part['reviews'],
    });
    const { user } = await open(shop, '');
    const reviews = within(await screen.findByRole('region', { name: 'Reviews of this part' }));
    const rest = await reviews.findByRole('button', { name: 'Show all 8' });
    shop.fail('PartReviews', { code: 'INTERNAL' });
    await user.click(rest);
    expect(await reviews.findByRole('alert')).toHaveTextContent("We couldn't load the other reviews.");
    expect(rest).toHaveFocus();

    const answer = shop.hold('PartReviews');
    await user.click(rest);
    expect(rest).toHaveAttribute('aria-busy', 'true');
    answer();
    expect((await reviews.findByText('Words 7.')).closest('li')).toHaveFocus();
    expect(reviews.getByText('Words 8.')).toBeVisible();
    expect(rest).not.toBeInTheDocument();
  });

  test.each([
    [
      'above twenty answers only the words are left',
      { yes: 211, no: 19, returned: 0 },
      '211 of 230 said yes',
      0,
    ],
    ['below three there is no tally', { yes: 2, no: 0, returned: null }, null, 0],
  ])('%s', async (_case, fitAnswers, text, nuts) => {
    await open(aShop({ fitAnswers, reviews: aPartReviewPage([review]) }), '');
    const region = await screen.findByRole('region', { name: 'Reviews of this part' });
    if (text) expect(within(region).getByText(text)).toBeVisible();
    else expect(within(region).queryByText('Did it fit?')).not.toBeInTheDocument();
    expect(region.querySelectorAll('h3 + div svg')).toHaveLength(nuts);
  });

  test('are not shown if there are none', async () => {
    await open(aShop(), '');
    await label();
    await screen.findByRole('heading', { name: 'Fits these cars' });
    expect(screen.queryByRole('heading', { name: 'Reviews of this part' })).not.toBeInTheDocument();
  });
});

describe('on the order page', () => {
  const wrong = aVerdict({ verdict: 'DOES_NOT_FIT', reason: 'Golf 2018; yours is 2016' });
  // One browser stores the car of one account.
  const customer = aCustomer({ lastDelivery: { address: 'Werkstrasse 14', phone: '044 123 45 67' } });
  const openOrder = async (fitment: FitmentVerdict, query = '') => {
    carStore.set({ chosen: civic });
    const shop = aShop({ fitment });
    shop.answer({
      placeOrder: () => {
        throw refusal('TOO_MANY_OPEN_ORDERS', { limit: 10 });
      },
    });
    const app = await renderApp({
      path: `/order/disc${query}`,
      shop,
      as: customer,
    });
    await screen.findByLabelText('Quantity');
    return { ...app, order: () => app.user.click(screen.getByRole('button', { name: 'Order' })) };
  };
  const placed = (shop: MockApi) => shop.calls('PlaceOrder').length;

  test('the label shows the verdict, and a fitting part is ordered without a confirmation', async () => {
    const { shop, order } = await openOrder(aVerdict());
    expect(await within(await label()).findByText('Fits')).toBeVisible();
    await order();
    await waitFor(() => expect(placed(shop)).toBe(1));
  });

  test('a list corrected while the page is open counts for the order', async () => {
    jest.useFakeTimers();
    try {
      const { shop } = await openOrder(aVerdict());
      expect(await within(await label()).findByText('Fits')).toBeVisible();
      shop.parts = [aPart({ id: 'disc', fitment: wrong })];
      await passSeconds(16);
      expect(await within(await label()).findByText('Does not fit')).toBeVisible();
      await userOfFakeTime().click(screen.getByRole('button', { name: 'Order' }));
      expect(await screen.findByText('Order a part that does not fit?')).toBeVisible();
      expect(placed(shop)).toBe(0);
    } finally {
      jest.useRealTimers();
    }
  });

  test('a part that does not fit needs one confirmation, and only one', async () => {
    const { shop, order, user } = await openOrder(wrong);
    await order();
    const fitting = within(await findDialog('alertdialog')).getByRole('link', {
      name: 'Show parts that fit',
    });
    expect(fitting).toHaveAttribute(
      'href',
      '/catalogue?category=brakes&year=2016&make=Honda&model=Civic&fit=only',
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(placed(shop)).toBe(0);
    await order();
    await user.click(await screen.findByRole('button', { name: 'Order it anyway' }));
    await waitFor(() => expect(placed(shop)).toBe(1));
    await screen.findByText(/You have 10 unpaid orders/);
    await order();
    await waitFor(() => expect(placed(shop)).toBe(2));
  });

  test('a confirmation on the part page counts here, but not for another car', async () => {
    const asked = await openOrder(wrong, '?anyway=2016+Honda+Civic');
    await asked.order();
    await waitFor(() => expect(placed(asked.shop)).toBe(1));
    asked.unmount();
    const other = await openOrder(wrong, '?anyway=2018+Volkswagen+Golf');
    await other.order();
    expect(await findDialog('alertdialog')).toBeVisible();
    expect(placed(other.shop)).toBe(0);
  });

  test('a confirmation for one car does not count for another chosen later', async () => {
    const { shop, order, user } = await openOrder(wrong);
    await order();
    await user.click(await screen.findByRole('button', { name: 'Order it anyway' }));
    await screen.findByText(/You have 10 unpaid orders/);
    act(() => carStore.set({ chosen: golf }));
    await order();
    await findDialog('alertdialog');
    expect(placed(shop)).toBe(1);
    // A question about the previous car is removed with it.
    act(() => carStore.set({ chosen: civic }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(placed(shop)).toBe(1);
  });

  test('ordering before the verdict loads asks once it has loaded', async () => {
    carStore.set({ chosen: civic });
    const shop = aShop({ fitment: wrong });
    const release = shop.hold('OrderVerdict');
    const { user } = await renderApp({ path: '/order/disc', shop, as: customer });
    await screen.findByLabelText('Quantity');
    await user.click(screen.getByRole('button', { name: 'Order' }));
    release();
    expect(await screen.findByText('Order a part that does not fit?')).toBeVisible();
    expect(placed(shop)).toBe(0);
  });

  test('a failed check does not block the order', async () => {
    carStore.set({ chosen: civic });
    const shop = aShop();
    shop.fail('OrderVerdict', 'UNREACHABLE', 5);
    const { user } = await renderApp({
      path: '/order/disc',
      shop,
      as: aCustomer({ lastDelivery: { address: 'Werkstrasse 14', phone: '044 123 45 67' } }),
    });
    await screen.findByLabelText('Quantity');
    await user.click(screen.getByRole('button', { name: 'Order' }));
    await waitFor(() => expect(placed(shop)).toBe(1));
  });
});

import { screen, within } from '@testing-library/react';
import { chooseCar } from '#shop-kit/car/car-store';
import { aVerdict } from '#testing/cars';
import { aPage, aPart, aReview } from '#testing/builders';
import { MockApi } from '#testing/mock-api';
import { passSeconds } from '#testing/pass-time';
import { renderApp } from '#testing/render-app';
import type { QueryReviewsArgs } from '#testing/schema.generated';

function aShop() {
  const shop = new MockApi();
  shop.parts = [7, 6, 5, 4, 3, 2, 1].map((day) => aPart({ name: `Part of day ${day}` }));
  shop.reviews = [5, 4, 3, 2, 1].map((day) => aReview({ name: `Client of day ${day}`, rating: 3.5 }));
  return shop;
}

afterEach(() => chooseCar(null));

test('the six newest parts are shown, newest first, each with a link to its order page', async () => {
  const shop = aShop();
  await renderApp({ path: '/', shop });
  const section = await screen.findByRole('region', { name: 'Best Auto Parts' });
  const names = (await within(section).findAllByRole('heading', { level: 3, name: /Part of day/ })).map(
    (heading) => heading.textContent,
  );
  expect(names).toEqual([7, 6, 5, 4, 3, 2].map((day) => `Part of day ${day}`));
  const order = within(section).getByRole('link', { name: 'Order Now: Part of day 7' });
  expect(order).toHaveAttribute('href', `/order/${shop.parts[0]!.id}`);
});

test('with a chosen car, a part that does not fit is marked and its button is not primary', async () => {
  const shop = aShop();
  shop.parts[1] = aPart({
    name: 'Clutch kit',
    fitment: aVerdict({ verdict: 'DOES_NOT_FIT', reason: 'Not listed' }),
  });
  chooseCar({ car: { year: 2016, make: 'Honda', model: 'Civic' }, answers: [] });
  await renderApp({ path: '/', shop });
  const section = await screen.findByRole('region', { name: 'Best Auto Parts' });
  const wrong = await within(section).findByRole('link', {
    name: 'Order Now: Clutch kit, does not fit your car',
  });
  const card = wrong.closest('li')!;
  expect(card.querySelector('[data-verdict]')).toHaveTextContent('Does not fit · Not listed');
  expect(shop.calls('CardVerdicts').at(-1)?.variables).toMatchObject({
    vehicle: { year: 2016, make: 'Honda', model: 'Civic' },
  });
});

test('without a car no verdict is fetched', async () => {
  const shop = aShop();
  await renderApp({ path: '/', shop });
  await screen.findByRole('link', { name: 'Order Now: Part of day 7' });
  expect(shop.calls('CardVerdicts')).toEqual([]);
});

test('a sold-out part is shown but cannot be ordered', async () => {
  const shop = new MockApi();
  shop.parts = [aPart({ name: 'Alternator', availableQuantity: 0 })];
  await renderApp({ path: '/', shop });
  expect(await screen.findByRole('heading', { name: 'Alternator' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sold out' })).toBeDisabled();
  expect(screen.queryByRole('link', { name: /Order Now/ })).not.toBeInTheDocument();
});

test('the four newest reviews are shown with stars in half steps', async () => {
  await renderApp({ path: '/', shop: aShop() });
  const section = await screen.findByRole('region', { name: 'See what our client says' });
  const stars = await within(section).findAllByRole('img', { name: '3.5 out of 5 stars' });
  expect(stars).toHaveLength(4);
  expect(within(section).getByText('Client of day 5')).toBeInTheDocument();
  expect(within(section).queryByText('Client of day 1')).not.toBeInTheDocument();
});

test('a review without rating and text is skipped', async () => {
  const shop = aShop();
  const silent = aReview({ name: 'Nobody', rating: null, review: '' });
  const speaking = [aReview({ name: 'Grace', rating: null, review: 'Fits.' }), ...shop.reviews];
  shop.answer({
    reviews: ({ hasContent, ...page }: QueryReviewsArgs) =>
      aPage(hasContent ? speaking : [silent, ...speaking], page),
  });
  await renderApp({ path: '/', shop });
  const section = await screen.findByRole('region', { name: 'See what our client says' });
  expect(await within(section).findByText('Grace')).toBeInTheDocument();
  expect(within(section).getAllByRole('article')).toHaveLength(4);
  expect(within(section).queryByText('Nobody')).not.toBeInTheDocument();
});

test('a shop without parts says so and retries automatically', async () => {
  jest.useFakeTimers();
  try {
    const shop = aShop();
    const first = shop.parts.splice(0).at(-1);
    await renderApp({ path: '/', shop });
    const section = await screen.findByRole('region', { name: 'Best Auto Parts' });
    expect(
      await within(section).findByText('Fetching data from the host may take a minute (more or less).'),
    ).toBeVisible();
    shop.parts.push(first!);
    await passSeconds(13);
    expect(await within(section).findByRole('heading', { name: 'Part of day 1' })).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});

test('parts that failed to load can be retried while the rest of the page is shown', async () => {
  const shop = aShop();
  shop.fail('NewestParts', 'UNREACHABLE');
  const { user } = await renderApp({ path: '/', shop });
  expect(await screen.findByText("We couldn't load the newest parts.")).toBeVisible();
  expect(await screen.findByText('Client of day 5')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Part of day 7' })).toBeVisible();
});

test('the page shows the specified figures and texts', async () => {
  await renderApp({ path: '/home', shop: aShop() });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent("The World's Best Auto Parts");
  for (const figure of ['59', '10M+', '175', '450+']) expect(screen.getByText(figure)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See Blog' })).toHaveAttribute('href', '/blogs');
});

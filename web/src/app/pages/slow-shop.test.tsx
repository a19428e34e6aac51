import { screen } from '@testing-library/react';
import { noteHydration } from '#shared/browser/waited-so-far';
import { aPart, aReview } from '#testing/builders';
import { MockApi } from '#testing/mock-api';
import { passSeconds } from '#testing/pass-time';
import { renderApp } from '#testing/render-app';

const may = 'Fetching data from the host may take a minute (more or less).';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function aShop() {
  const shop = new MockApi();
  const disc = aPart({ id: 'disc', name: 'Vented brake disc' });
  shop.parts = [disc];
  shop.reviews = [aReview({ review: 'Found it by its number.' })];
  return shop.answer({ part: () => disc });
}

test('the waiting time of an unrendered page counts from its request', async () => {
  await passSeconds(3);
  noteHydration();
  const shop = aShop();
  shop.hold('CatalogueList');
  await renderApp({ path: '/catalogue', shop });
  await passSeconds(2);
  expect(screen.getByText(may)).toBeInTheDocument();
});

test.each([
  ['/catalogue', 'CatalogueList', 'Vented brake disc'],
  ['/catalogue/disc', 'PartPage', 'Vented brake disc'],
  ['/', 'NewestParts', 'Vented brake disc'],
  ['/', 'LatestReviews', 'Found it by its number.'],
])(
  'waiting on %s for %s shows a notice after four seconds, and then the content',
  async (path, operation, text) => {
    const shop = aShop();
    const release = shop.hold(operation);
    await renderApp({ path, shop });
    await passSeconds(3);
    expect(screen.queryByText(may)).not.toBeInTheDocument();
    await passSeconds(2);
    expect(screen.getByText(may).closest('[role="status"]')).toHaveTextContent(
      "Please refresh if nothing shows up. We'll keep retrying.",
    );
    expect(screen.getByText(may).closest('[aria-busy]')).toBeNull();

    release();
    await passSeconds(1);
    expect(screen.getAllByText(text, { exact: false })[0]).toBeInTheDocument();
    expect(screen.queryByText(may)).not.toBeInTheDocument();
  },
);

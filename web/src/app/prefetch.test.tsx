import { act, screen, waitFor } from '@testing-library/react';
import { carFromSearch } from '#shop-kit/car/car-address';
import { carStore } from '#shop-kit/car/car-store';
import { aPart, aReview } from '#testing/builders';
import { aJob } from '#testing/jobs';
import { MockApi } from '#testing/mock-api';
import { renderApp } from '#testing/render-app';
import { prefetchOnIntent } from './prefetch';
import { routes } from './routes';

const CIVIC = 'year=2016&make=Honda&model=Civic';

function aShop() {
  const shop = new MockApi();
  shop.parts = ['disc', 'pads'].map((id) => aPart({ id, name: `Brake ${id}`, category: 'BRAKES' }));
  shop.reviews = [aReview()];
  return shop.answer({ jobs: [aJob()], job: () => aJob() });
}

const ofPart = ['MoreParts', 'PartCars', 'PartPage', 'PartReviews'];

test.each([
  ['/', null, ['JobList', 'LatestReviews', 'NewestParts']],
  ['/catalogue?category=brakes', null, ['CatalogueCounts', 'CatalogueList', 'CategoryJobs']],
  ['/jobs', CIVIC, ['JobList']],
  ['/jobs/front-brakes', null, ['JobPage']],
  ['/jobs/front-brakes', CIVIC, ['JobPage']],
  ['/catalogue', CIVIC, ['CatalogueCounts', 'CatalogueList']],
  ['/catalogue/disc', null, ofPart],
  ['/catalogue/disc', CIVIC, [...ofPart, 'PartVerdict']],
  [`/catalogue/disc?${CIVIC}`, null, [...ofPart, 'PartVerdict']],
  ['/blogs/brake-check', null, ['PartsForJob']],
  ['/car?year=2016', null, ['CarChoices']],
])(
  'focusing a link to %s with the car %s prefetches all queries of the page',
  async (address, car, queries) => {
    carStore.set({ chosen: carFromSearch(new URLSearchParams(car ?? '')) });
    const { shop, client, go } = await renderApp({ path: '/qa', shop: aShop() });
    prefetchOnIntent(routes, client);
    const loads = () => shop.asked.map(({ operation }) => operation).sort();
    const link = Object.assign(document.createElement('a'), { href: address });
    document.body.append(link);
    act(() => link.focus());
    await waitFor(() => expect(loads()).toEqual(queries));

    await go(address);
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Questions and answers' })).toBeNull());
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    // The badges of a part's further parts can be fetched once those are known.
    const badges = queries.includes('PartVerdict') ? ['CardVerdicts'] : [];
    await waitFor(() => expect(loads()).toEqual([...badges, ...queries]));
    link.remove();
  },
);

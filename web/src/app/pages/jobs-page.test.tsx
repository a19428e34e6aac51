import { screen, within } from '@testing-library/react';
import { aPart, aPartPage } from '#testing/builders';
import { aJob, aSlot } from '#testing/jobs';
import { MockApi } from '#testing/mock-api';
import { renderApp } from '#testing/render-app';
import type { Job, JobFit, QueryJobsArgs } from '#testing/schema.generated';

const CIVIC = 'year=2016&make=Honda&model=Civic';
const pistons = { key: 'pistons', text: 'One piston or four?', answers: ['one', 'four'] };

const jobs: Job[] = [
  aJob(),
  aJob({ key: 'rear-drums', title: 'Rear brakes, drums' }),
  aJob({ key: 'oil-change', title: 'Oil change', category: 'FILTERS' }),
  aJob({ key: 'battery', title: 'Battery', category: 'IGNITION' }),
  aJob({ key: 'wipers', title: 'Wiper blades', category: null }),
];

const aShop = (found = jobs) =>
  new MockApi().answer({
    jobs: ({ category }: QueryJobsArgs) => found.filter((job) => !category || job.category === category),
  });

const card = (name: string) => screen.getByRole('link', { name }).closest('li')!;

afterEach(() => {
  window.localStorage.clear();
});

test.each<[Partial<JobFit>, string, string | null]>([
  [{ filled: 4 }, 'All 4 fit', 'FITS'],
  [{ filled: 2, waiting: 2 }, '2 of 4 fit · 1 question', 'FITS_IF'],
  [{ filled: 3 }, '3 of 4 fit', null],
  [{ filled: 0, noData: 1 }, 'No data · Check the part number', 'UNKNOWN'],
  [{ filled: 0 }, 'None fits', 'DOES_NOT_FIT'],
])(
  'the nut of a job is full only when every needed slot fits: %j reads "%s"',
  async (some, text, verdict) => {
    const fit = { required: 4, filled: 0, waiting: 0, noData: 0, total: '193.50', ...some };
    // One question decides both of the slots that wait.
    const slots = Array.from({ length: fit.waiting }, () => aSlot({ question: pistons }));
    await renderApp({ path: `/jobs?${CIVIC}`, shop: aShop([aJob({ fit, slots })]) });
    await screen.findByRole('link', { name: 'Front brakes' });
    expect(card('Front brakes')).toHaveTextContent(`Front brakes${text}Parts from $193.50`);
    expect(card('Front brakes').querySelector('[data-verdict]')?.getAttribute('data-verdict') ?? null).toBe(
      verdict,
    );
    expect(screen.getByRole('link', { name: 'Front brakes' })).toHaveAttribute(
      'href',
      `/jobs/front-brakes?${CIVIC}`,
    );
  },
);

test('the home page shows four jobs and a link to all', async () => {
  await renderApp({ path: '/', shop: aShop() });
  const section = await screen.findByRole('region', { name: 'Start from a job' });
  expect(within(section).getAllByRole('listitem')).toHaveLength(4);
  expect(within(section).getByRole('link', { name: 'All 5 jobs' })).toHaveAttribute('href', '/jobs');
});

test('a category shows its jobs above its list and their common name once', async () => {
  await renderApp({ path: `/catalogue?category=brakes&${CIVIC}`, shop: aShop() });
  const offer = await screen.findByRole('region', { name: 'Jobs' });
  expect(offer).toHaveTextContent('Replacing the brakes? Get everything for your Civic.FrontRear, drums');
  expect(within(offer).getByRole('link', { name: 'Rear, drums: Rear brakes, drums' })).toHaveAttribute(
    'href',
    `/jobs/rear-drums?${CIVIC}`,
  );
});

test('a search that names a job and a car offers the job for that car', async () => {
  const shop = aShop();
  const named = {
    text: '2016 civic',
    make: 'Honda',
    model: 'Civic',
    year: 2016,
    from: 2016,
    to: 2016,
    litres: null,
  };
  const search = {
    understoodAs: null,
    didYouMean: null,
    category: null,
    minPrice: null,
    maxPrice: null,
    cars: [named],
    jobs: [aJob()],
    marks: [],
    exactPart: null,
    matches: [],
    verdictOfAll: null,
    verdicts: [],
    words: [],
    nearest: [],
  };
  shop.answer({ parts: { ...aPartPage([aPart()]), search } });
  await renderApp({ path: '/catalogue?q=front+brakes+2016+civic', shop });
  const offer = await screen.findByRole('region', { name: 'Jobs' });
  expect(within(offer).getByRole('link', { name: 'See the parts: Front brakes' })).toHaveAttribute(
    'href',
    `/jobs/front-brakes?${CIVIC}`,
  );
});

test('a part lists the jobs it is used in', async () => {
  const shop = aShop();
  shop.parts = [aPart({ id: 'disc', jobs: [aJob()] })];
  await renderApp({ path: `/catalogue/disc?${CIVIC}`, shop });
  const line = await screen.findByText(/^Used in:/);
  expect(within(line).getByRole('link', { name: 'Front brakes' })).toHaveAttribute(
    'href',
    `/jobs/front-brakes?${CIVIC}`,
  );
});

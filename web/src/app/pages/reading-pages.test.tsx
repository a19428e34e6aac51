import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { screen, within } from '@testing-library/react';
import { matchRoutes } from 'react-router-dom';
import { projects } from '#features/shop/portfolio/portfolio';
import { questions } from '#features/shop/questions/questions';
import { renderApp } from '#testing/render-app';
import { routes } from '../routes';

test('§2 the Q&A page has the five answers, the first one open, each with an anchor', async () => {
  const { container } = await renderApp({ path: '/qa' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Questions and answers' })).toBeVisible();
  const asked = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(asked).toEqual([
    'How do you improve the performance of a React application?',
    'What are the ways to manage state in a React application?',
    'How does prototypal inheritance work?',
    'How do you find products by name in an array of objects?',
    'What is a unit test, and why write them?',
  ]);
  const answers = [...container.querySelectorAll('details')];
  expect(answers.map(({ open }) => open)).toEqual([true, false, false, false, false]);
  expect(container.querySelector('details #prototypal-inheritance')).toHaveTextContent(/^Every object/);
});

test('§2 the examples of the Q&A page behave as described', () => {
  const example = (id: string) => questions.find((question) => question.id === id)?.code ?? '';
  const found: unknown = runInNewContext(example('search-by-name'));
  expect(JSON.stringify(found)).toBe('[{"name":"Brake disc"}]');
  expect(runInNewContext(example('prototypal-inheritance'))).toBe(false);
  expect(runInNewContext(`${example('prototypal-inheritance')}\ndisc.label()`)).toBe('Brake disc, $64.90');
});

test('§2 the portfolio has text, skills and three sample projects, each with an image', async () => {
  await renderApp({ path: '/myportfolio' });
  expect(await screen.findByRole('heading', { level: 1, name: 'My Portfolio' })).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Skills' })).getByText('Languages')).toBeVisible();
  const work = screen.getByRole('region', { name: 'Three sample projects' });
  expect(within(work).getAllByRole('heading', { level: 3 })).toHaveLength(3);
  for (const { slug, pictureText } of projects) {
    const picture = within(work).getByRole('img', { name: pictureText });
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(existsSync(join(__dirname, `../../../public/pictures/projects/${slug}.svg`))).toBe(true);
  }
});

test("the footer links to the shop's own pages, each with focus on its heading", async () => {
  const { user } = await renderApp({ path: '/myportfolio' });
  for (const title of ['Contact', 'Shipping and returns', 'Privacy', 'Terms']) {
    const about = await screen.findByRole('navigation', { name: 'About the shop' });
    await user.click(within(about).getByRole('link', { name: title }));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toHaveFocus();
    expect(document.title).toBe(`${title} – Axle`);
  }
});

test("the shop's own pages use the singular for one minute and one order", async () => {
  const { go } = await renderApp({ path: '/shipping', config: { holdMinutes: 1, openHoldsPerUser: 1 } });
  expect(await screen.findByText(/hold your items for 1 minute /)).toBeVisible();
  await go('/terms');
  expect(await screen.findByText(/up to 1 unpaid order at a time/)).toBeVisible();
});

test("the shop's own pages state its configured figures and seller, and have no broken links", async () => {
  const seller = { name: 'Axle Parts LLC', address: '12 Mill Road', taxNumber: '12-3456789' };
  const config = { holdMinutes: 45, openHoldsPerUser: 7, seller };
  const { go } = await renderApp({ path: '/shipping', config });
  expect(await screen.findByText(/hold your items for 45 minutes/)).toBeVisible();
  for (const path of ['/contact', '/shipping', '/privacy', '/terms/']) {
    await go(path);
    const main = screen.getByRole('main');
    const inText = [...main.querySelectorAll('p a, li a')].map((link) => link.getAttribute('href') ?? '');
    expect(
      inText.filter((href) => !matchRoutes(routes, href)?.every(({ route }) => route.path !== '*')),
    ).toEqual([]);
    expect(inText.length).toBeGreaterThan(0);
  }
  expect(screen.getByText(/up to 7 unpaid orders/)).toHaveTextContent(/orders placed together count as one/);
  expect(within(screen.getByRole('main')).getByText(/Axle Parts LLC/)).toHaveTextContent(
    'Tax number 12-3456789',
  );
});

test('the privacy page names all personal data the shop stores', async () => {
  await renderApp({ path: '/privacy' });
  const kept = (await screen.findByRole('heading', { name: 'Data we collect' })).nextElementSibling;
  expect([...(kept?.querySelectorAll('li > strong') ?? [])].map((what) => what.textContent)).toEqual([
    ...[
      'Your account:',
      'Your orders:',
      'Your returns:',
      'Your cart:',
      'Your garage:',
      'Your reviews:',
      'Notes:',
    ],
    ...['Your messages:', 'Back-in-stock requests:', 'A log of changes:', 'Requests:'],
  ]);
  expect(screen.getByText(/^When you delete your account, we keep your orders/)).toHaveTextContent(
    'We delete your profile, cars, cart, reviews, answers, notes, what you wrote about returns, and the messages from your verified address or about your orders',
  );
});

test('§8 an unknown route shows the error page with links', async () => {
  await renderApp({ path: '/no/such/page' });
  expect(await screen.findByRole('img', { name: /A lone wheel has rolled away/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See All Parts' })).toHaveAttribute('href', '/catalogue');
});

test('title, canonical link and data change with the page', async () => {
  const { user } = await renderApp({ path: '/myportfolio' });
  await screen.findByRole('heading', { level: 1, name: 'My Portfolio' });
  expect(document.title).toBe('My Portfolio – Axle');
  await user.click(screen.getByRole('link', { name: 'questions and answers' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Questions and answers' })).toHaveFocus();
  expect(document.title).toBe('Questions and answers – Axle');
  const canonical = document.head.querySelectorAll('link[rel=canonical]');
  expect([...canonical].map((link) => link.getAttribute('href'))).toEqual(['https://axle.example/qa']);
  const things = [...document.querySelectorAll('script[type="application/ld+json"]')];
  expect(things.some((thing) => thing.textContent.includes('"FAQPage"'))).toBe(true);
});

import { screen, waitFor, within } from '@testing-library/react';
import { aUser } from '#testing/builders';
import { findDialog } from '#testing/find-dialog';
import { MockApi } from '#testing/mock-api';
import { aCustomer, anAdmin, renderApp } from '#testing/render-app';

const navigation = () => screen.getByRole('navigation', { name: 'Main' });

test('a visitor sees Home, Jobs, Blogs, My Portfolio and Login', async () => {
  await renderApp({ path: '/' });
  await waitFor(() =>
    expect(within(navigation()).queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument(),
  );
  const links = within(navigation()).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Jobs', '/jobs'],
    ['Blogs', '/blogs'],
    ['My Portfolio', '/myportfolio'],
    ['Login', '/login'],
  ]);
  expect(within(navigation()).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
});

test('Logout ends the session, clears the token and opens the login page', async () => {
  const { user, place, identity } = await renderApp({ path: '/dashboard', as: aCustomer() });
  expect(await screen.findByRole('heading', { name: 'My Profile' })).toBeVisible();
  await user.click(within(navigation()).getByRole('button', { name: 'Logout' }));
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
  expect(place()).toBe('/login');
  expect(screen.queryByText('Please log in to see that page.')).not.toBeInTheDocument();
  await waitFor(() => expect(window.localStorage.getItem('accessToken')).toBeNull());
  expect(identity.current).toBeNull();
});

test('the mobile menu has the same links, and Open Drawer for signed-in users', async () => {
  const { user, place } = await renderApp({ path: '/', as: aCustomer() });
  await within(navigation()).findByRole('button', { name: 'Logout' });
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  const menu = await findDialog('dialog', { name: 'Menu' });
  expect(within(menu).getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
  await user.click(within(menu).getByRole('button', { name: 'Open Drawer' }));
  const drawer = await findDialog('dialog', { name: 'Dashboard' });
  await user.click(within(drawer).getByRole('link', { name: 'My Orders' }));
  await waitFor(() => expect(place()).toBe('/dashboard/myorders'));
});

test('the mobile menu links to all parts and each category, and marks the current one', async () => {
  const { user, address } = await renderApp({ path: '/catalogue?category=brakes' });
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  const menu = within(await findDialog('dialog', { name: 'Menu' }));
  const categories = within(menu.getByRole('navigation', { name: 'Part categories' }));
  expect(categories.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'All parts',
    'Brakes',
    'Filters',
    'Ignition and electrical',
    'Engine and cooling',
    'Suspension and steering',
    'Lighting',
    'Wheels and tires',
    'Accessories and fluids',
  ]);
  expect(categories.getByRole('link', { name: 'Brakes' })).toHaveAttribute('aria-current', 'page');
  await user.click(categories.getByRole('link', { name: 'Lighting' }));
  await waitFor(() => expect(address()).toBe('/catalogue?category=lighting'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('the dashboard has the parts search too, separate from the search of its tables', async () => {
  const { user, address } = await renderApp({ path: '/dashboard/manageproducts?q=hose', as: anAdmin() });
  await screen.findByRole('heading', { level: 1, name: 'Manage All Products' });
  const search = screen.getByRole('searchbox', { name: 'Search parts' });
  expect(search).toHaveValue('');
  await user.type(search, 'disc{Enter}');
  await waitFor(() => expect(address()).toBe('/catalogue?q=disc'));
});

test("the sidebar shows a customer's pages", async () => {
  await renderApp({ path: '/dashboard', as: aCustomer({ name: 'Jonas Weber' }) });
  const sidebar = await screen.findByRole('navigation', { name: 'Dashboard' });
  expect(
    within(sidebar)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['My Profile', 'My Orders', 'Add Review']);
});

test("the sidebar shows an admin's pages", async () => {
  await renderApp({ path: '/dashboard', as: aUser({ role: 'ADMIN' }) });
  const sidebar = await screen.findByRole('navigation', { name: 'Dashboard' });
  expect(
    within(sidebar)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Overview',
    'My Profile',
    'Manage All Orders',
    'To Ship',
    'Returns',
    'Manage Products',
    'Add Product',
    'Make Admin',
    'Fitment',
    'Import',
    'Jobs',
    'Messages',
    'Cases',
    'Activity',
  ]);
});

test('the search opens the catalogue with the entered text', async () => {
  const { user, place } = await renderApp({ path: '/' });
  await user.type(screen.getByRole('searchbox', { name: 'Search parts' }), 'brake disc{Enter}');
  await waitFor(() => expect(place()).toBe('/catalogue'));
});

test('the footer names the developer, the year and the four profiles', async () => {
  await renderApp({ path: '/login' });
  const footer = screen.getByRole('contentinfo');
  expect(footer).toHaveTextContent('© 2022 Axle. Designed and built by the developer.');
  expect(within(footer).getByRole('link', { name: 'Axle on GitHub' })).toHaveAttribute(
    'href',
    'https://github.example/axle',
  );
  expect(within(footer).getAllByRole('link', { name: /Axle on/ })).toHaveLength(4);
});

test('every page shows the sandbox banner in sandbox mode, and only then', async () => {
  const sandbox = { inboxUrl: 'http://127.0.0.1:1/inbox', testCardsUrl: 'http://127.0.0.1:1/cards' };
  const { unmount } = await renderApp({ path: '/login', config: { sandbox } });
  expect(screen.getByText('Sandbox mode')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Inbox' })).toHaveAttribute('href', sandbox.inboxUrl);
  unmount();
  await renderApp({ path: '/login' });
  expect(screen.queryByText('Sandbox mode')).not.toBeInTheDocument();
});

test('an unknown address shows the error page with links', async () => {
  await renderApp({ path: '/no/such/page', shop: new MockApi() });
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(screen.getByRole('img', { name: /A lone wheel/ })).toBeInTheDocument();
});

test('after a route change the new heading has focus and the page is at its top', async () => {
  const scrolled = jest.spyOn(window, 'scrollTo');
  const { user } = await renderApp({ path: '/' });
  await user.click(within(navigation()).getByRole('link', { name: 'Login' }));
  const heading = await screen.findByRole('heading', { name: 'Login' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(scrolled).toHaveBeenCalledWith(0, 0);
});

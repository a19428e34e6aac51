import { screen } from '@testing-library/react';
import { tolerateTranslation } from '#app/tolerate-translation';
import { anOrder, aPart } from '#testing/builders';
import { MockApi } from '#testing/mock-api';
import { aCustomer, renderApp } from '#testing/render-app';

/** Does what a browser does to translate a page: replaces each text node by an element with another text. */
function translate() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const other = document.createElement('b');
    other.textContent = text.data;
    text.replaceWith(other);
  }
}

test('on a page translated by the browser, an order can be placed', async () => {
  tolerateTranslation();
  const shop = new MockApi();
  shop.parts = [aPart({ id: 'disc', name: 'Front brake disc' })];
  shop.orders = [anOrder()];
  shop.answer({ placeOrder: shop.orders[0] });
  const delivery = { address: 'Werkstrasse 14', phone: '044 123 45 67' };
  const { user, place } = await renderApp({
    path: '/order/disc',
    shop,
    as: aCustomer({ lastDelivery: delivery }),
  });
  const order = await screen.findByRole('button', { name: 'Order' });
  translate();

  await user.click(screen.getByRole('button', { name: 'One more' }));
  translate();
  await user.click(order);

  expect(await screen.findByRole('heading', { level: 1, name: /^Pay/ })).toBeInTheDocument();
  expect(place()).toMatch('/payment/');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('DOM nodes of an untranslated page can be inserted and removed as usual', () => {
  tolerateTranslation();
  const list = document.createElement('ul');
  const [first, second] = [document.createElement('li'), document.createElement('li')];
  list.append(second);
  expect(list.insertBefore(first, second)).toBe(first);
  expect([...list.children]).toEqual([first, second]);
  expect(list.removeChild(first)).toBe(first);
  expect([...list.children]).toEqual([second]);
});

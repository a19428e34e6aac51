import { screen } from '@testing-library/react';
import { anOrder, aPart } from '#testing/builders';
import { MockApi } from '#testing/mock-api';
import { aCustomer, renderApp } from '#testing/render-app';

test('a customer whose browser stores nothing can still order while the page is open', async () => {
  const refuse = () => {
    throw new DOMException('The document may not store anything.', 'SecurityError');
  };
  const storages = (['localStorage', 'sessionStorage'] as const).map((storage) =>
    jest.spyOn(window, storage, 'get').mockImplementation(refuse),
  );
  const shop = new MockApi();
  shop.parts = [aPart({ id: 'disc', name: 'Front brake disc' })];
  shop.orders = [anOrder()];
  shop.answer({ placeOrder: shop.orders[0] });
  const delivery = { address: 'Werkstrasse 14', phone: '044 123 45 67' };
  const { user } = await renderApp({ path: '/order/disc', shop, as: aCustomer({ lastDelivery: delivery }) });

  await user.click(await screen.findByRole('button', { name: 'Order' }));

  expect(await screen.findByRole('heading', { level: 1, name: /^Pay/ })).toBeInTheDocument();
  for (const storage of storages) storage.mockRestore();
});

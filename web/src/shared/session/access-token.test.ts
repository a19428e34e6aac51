import { browserTokenStore } from './access-token';

const token = { token: 'abc', expiresAt: '2026-11-21T10:00:00.000Z' };

test('the token is stored in local storage under the specified name', () => {
  browserTokenStore().write(token);
  expect(window.localStorage.getItem('accessToken')).toBe('abc');
  expect(browserTokenStore().read()).toEqual(token);
});

test('a cleared token is gone', () => {
  const store = browserTokenStore();
  store.write(token);
  store.clear();
  expect(store.read()).toBeNull();
  expect(window.localStorage).toHaveLength(0);
});

test('a change of the token in another tab is reported, other keys are not', () => {
  const listener = jest.fn();
  const stop = browserTokenStore().onOtherTabChange(listener);
  window.dispatchEvent(new StorageEvent('storage', { key: 'something else' }));
  expect(listener).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }));
  // null: the other tab cleared everything.
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }));
  expect(listener).toHaveBeenCalledTimes(2);
});

import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { expectComplaint } from '#testing/expected-complaints';
import { setLine } from '#testing/line';
import { loadedLater } from './loaded-later';

const Menu = ({ name }: { name: string }) => <p>Menu of {name}</p>;

const notFetched = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

class Boundary extends Component<{ children: ReactNode }> {
  override state = { broken: false };
  static getDerivedStateFromError = () => ({ broken: true });
  override render() {
    return this.state.broken ? <p>Broken</p> : this.props.children;
  }
}

test('a component shows once its script has loaded', async () => {
  const Later = loadedLater(() => Promise.resolve(Menu));
  const { container } = render(<Later name="Axle" />);
  expect(container).toBeEmptyDOMElement();
  expect(await screen.findByText('Menu of Axle')).toBeVisible();
});

test('offline the page stays, and reloads once online', async () => {
  setLine(false);
  const reload = jest.fn();
  const load = jest.fn(notFetched);
  const Later = loadedLater<{ name: string }>(load, reload);
  render(
    <Boundary>
      <p>The page</p>
      <Later name="Axle" />
    </Boundary>,
  );
  await act(() => expect(load.mock.results[0]?.value).rejects.toThrow('Failed to fetch'));
  expect(screen.getByText('The page')).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
  setLine(true);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(screen.getByText('The page')).toBeVisible();
});

test('going online before the load fails also reloads the page', async () => {
  setLine(false);
  const reload = jest.fn();
  let fail!: (cause: Error) => void;
  const script = new Promise<typeof Menu>((_resolve, reject) => {
    fail = reject;
  });
  const Later = loadedLater<{ name: string }>(() => script, reload);
  render(
    <Boundary>
      <p>The page</p>
      <Later name="Axle" />
    </Boundary>,
  );
  setLine(true);
  expect(reload).not.toHaveBeenCalled();
  await act(async () => {
    fail(new TypeError('Failed to fetch dynamically imported module'));
    await expect(script).rejects.toThrow('Failed to fetch');
  });
  expect(reload).toHaveBeenCalledTimes(1);
  expect(screen.getByText('The page')).toBeVisible();
});

test('a failure while online is an error of the page', async () => {
  expectComplaint(/Failed to fetch dynamically imported module/);
  const Later = loadedLater<{ name: string }>(notFetched);
  render(
    <Boundary>
      <Later name="Axle" />
    </Boundary>,
  );
  expect(await screen.findByText('Broken')).toBeVisible();
});

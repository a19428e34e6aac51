type Close = () => Promise<unknown>;

const open = new Set<Close>();

// A test that fails leaves things open; they must not keep the runner from ending.
afterAll(async () => {
  await Promise.all([...open].map((close) => close()));
});

/** Closes something at the end of the file's tests, unless the returned function has closed it before. */
export function closedAtTheEnd<A extends unknown[], R>(
  close: (...args: A) => Promise<R>,
  ...args: A
): (...args: A) => Promise<R> {
  const closeLate = () => close(...args);
  open.add(closeLate);
  return (...given) => {
    open.delete(closeLate);
    return close(...given);
  };
}

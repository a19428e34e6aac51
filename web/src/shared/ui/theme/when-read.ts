/** An object that is made when someone first reads from it. */
export function whenRead<Made extends object>(make: () => Made): Made {
  let made: Made | undefined;
  return new Proxy({} as Made, { get: (_, name) => Reflect.get((made ??= make()), name) as unknown });
}

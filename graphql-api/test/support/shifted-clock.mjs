/** Preloaded into a shop process (`node --import`): its clock is CLOCK_SHIFT_MS ahead of everyone else's. */
const shift = Number(process.env.CLOCK_SHIFT_MS);
const RealDate = Date;

globalThis.Date = new Proxy(RealDate, {
  construct: (real, args, target) =>
    Reflect.construct(real, args.length === 0 ? [real.now() + shift] : args, target),
  apply: (real) => new real(real.now() + shift).toString(),
  get: (real, name, receiver) =>
    name === 'now' ? () => real.now() + shift : Reflect.get(real, name, receiver),
});

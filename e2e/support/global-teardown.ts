/** Closes what global-setup.ts opened, in the same process. */
const close = (): Promise<void> =>
  (globalThis as unknown as { closeShared: () => Promise<void> }).closeShared();

export { close as default };

/** How SWC compiles TypeScript to what Jest runs, CommonJS; `transform` adds to what becomes of the syntax. */
export const swcOptions = (transform = {}) => ({
  swcrc: false,
  jsc: {
    parser: { syntax: 'typescript', tsx: true, decorators: true },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      useDefineForClassFields: false,
      ...transform,
    },
    target: 'es2022',
    keepClassNames: true,
  },
  module: { type: 'commonjs' },
  sourceMaps: 'inline',
});

import 'reflect-metadata';

// Real servers on a machine that may be busy: patience is not what these tests measure.
jest.setTimeout(60_000);

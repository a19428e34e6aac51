import 'reflect-metadata';

// These tests wait for real servers, some of them several at once on a busy machine.
jest.setTimeout(30_000);

import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';
import * as react from 'react';
import { toast } from 'react-hot-toast/headless';
import { expectedComplaints } from './expected-complaints';

// Patience for a busy machine: elements that appear are seen at once all the same.
configure({ asyncUtilTimeout: 10_000 });

// React's development build takes a stack for each element, for its tools: a tenth of a test's time, for nothing.
const internals: unknown = Reflect.get(
  react,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });

/** An error or a warning on the console fails the test: what people see there in a browser is a fault. */
const complaints: string[] = [];

beforeEach(() => {
  complaints.length = 0;
  expectedComplaints.length = 0;
  for (const method of ['error', 'warn'] as const) {
    jest
      .spyOn(console, method)
      .mockImplementation((...args: unknown[]) =>
        complaints.push(`console.${method}: ${args.map(String).join(' ')}`),
      );
  }
});

afterEach(() => {
  if (typeof window !== 'undefined') {
    cleanup();
    window.localStorage.clear();
    window.sessionStorage.clear();
  }
  // Toasts live outside React, so they would outlive their test.
  toast.removeAll();
  jest.restoreAllMocks();
  const unexpected = complaints.filter(
    (complaint) => !expectedComplaints.some((pattern) => pattern.test(complaint)),
  );
  if (unexpected.length > 0) throw new Error(unexpected.join('\n'));
});

import '@testing-library/jest-dom';
import { cleanup } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';

/** An error or a warning on the console fails the test: what people see there in a browser is a fault. */
const complaints: string[] = [];

beforeEach(() => {
  complaints.length = 0;
  for (const method of ['error', 'warn'] as const) {
    jest.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      complaints.push(`console.${method}: ${words.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  if (typeof window !== 'undefined') {
    cleanup();
    window.localStorage.clear();
  }
  // Toasts live outside React, so they would outlive their test.
  toast.removeAll();
  jest.restoreAllMocks();
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
});

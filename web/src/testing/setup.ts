import '@testing-library/jest-dom';
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
  jest.restoreAllMocks();
  // Toasts live outside React, so they would outlive their test.
  toast.removeAll();
  if (typeof window !== 'undefined') window.localStorage.clear();
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
});

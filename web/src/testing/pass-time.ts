import { act } from '@testing-library/react';

/** Lets fake seconds pass one by one, so that what each of them sets off is drawn before the next. */
export async function passSeconds(seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed++) {
    await act(() => jest.advanceTimersByTimeAsync(1000));
  }
}

import { act } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';

/** Lets fake seconds pass one by one, so that the effects of each are rendered before the next. */
export async function passSeconds(seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed++) {
    await act(() => jest.advanceTimersByTimeAsync(1000));
  }
}

/** A user whose pauses between keys and clicks are fake time too. */
export const userOfFakeTime = () =>
  userEvent.setup({
    pointerEventsCheck: PointerEventsCheckLevel.Never,
    advanceTimers: (millis) => act(() => jest.advanceTimersByTimeAsync(millis)),
  });

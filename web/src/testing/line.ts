import { act } from '@testing-library/react';

/** Cuts the browser's line, or fixes it, and has the browser say so. */
export function setLine(isUp: boolean): void {
  jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(isUp);
  act(() => {
    window.dispatchEvent(new Event(isUp ? 'online' : 'offline'));
  });
}

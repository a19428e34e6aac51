import { TooManyRequests } from './rate-limits.js';

test.each([
  [1, 'Too many requests. Please try again in a second.'],
  [2, 'Too many requests. Please try again in 2 seconds.'],
])('after %d s it may be tried again, in words', (seconds, text) => {
  expect(new TooManyRequests(seconds)).toMatchObject({
    message: text,
    details: { retryAfterSeconds: seconds },
  });
});

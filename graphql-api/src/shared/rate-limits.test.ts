import { TooManyRequests } from './rate-limits.js';

test.each([
  [1, 'Too many requests. Please try again in a second.'],
  [2, 'Too many requests. Please try again in 2 seconds.'],
])('the message after %d s names the waiting time', (seconds, text) => {
  expect(new TooManyRequests(seconds)).toMatchObject({
    message: text,
    details: { retryAfterSeconds: seconds },
  });
});

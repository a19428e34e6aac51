import { refusalOf } from './identity-messages';

const thrown = (code: string, message = 'Firebase: Error.') => Object.assign(new Error(message), { code });

test('a wrong password and an unknown address get the same message', () => {
  const sentence = 'Incorrect email or password.';
  for (const code of ['auth/wrong-password', 'auth/user-not-found', 'auth/invalid-credential']) {
    expect(refusalOf(thrown(code)).message).toBe(sentence);
  }
});

test("an unknown provider error shows the provider's message", () => {
  expect(refusalOf(thrown('auth/brand-new', 'The moon is in the way.')).message).toBe(
    'The moon is in the way.',
  );
  expect(refusalOf('?').message).toBe(
    "We couldn't reach the login service. Check your connection and try again.",
  );
});

import { refusalOf } from './identity-messages';

const thrown = (code: string, message = 'Firebase: Error.') => Object.assign(new Error(message), { code });

test('a wrong password and an unknown address are answered alike', () => {
  const sentence = 'The e-mail or the password is not right.';
  for (const code of ['auth/wrong-password', 'auth/user-not-found', 'auth/invalid-credential']) {
    expect(refusalOf(thrown(code)).message).toBe(sentence);
  }
});

test("what we have no sentence for is shown in the provider's words", () => {
  expect(refusalOf(thrown('auth/brand-new', 'The moon is in the way.')).message).toBe(
    'The moon is in the way.',
  );
  expect(refusalOf('?').message).toBe(
    'The login service did not answer. Check your connection and try again.',
  );
});

import { normalizeEmail, phoneProblem, required, validEmail, validPassword } from './validators';

test('an email is required and must look like one', () => {
  expect(validEmail(undefined)).toBe('Email is required');
  expect(validEmail('  ')).toBe('Email is required');
  for (const wrong of ['jonas', 'jonas@axle', 'jonas@.com', '@axle.com', 'jonas@axle.c', 'jonas@4x4']) {
    expect(validEmail(wrong)).toBe('Provide a Valid Email');
  }
});

test('common addresses are accepted', () => {
  for (const right of [
    'jonas@axle.com',
    'Jonas@Axle.COM',
    'jonas.weber+parts@example.com',
    'j_w-1@example.co.uk',
    'info@workshop.museum',
    'jonas@t-online.de',
    'jonas@163.com',
    'jonas_@mail.4x4-parts.com',
  ]) {
    expect(validEmail(right)).toBeUndefined();
  }
});

test('upper case and spaces around an address are ignored', () => {
  expect(normalizeEmail(' Jonas@Example.COM ')).toBe('jonas@example.com');
});

test('a password is required and has at least six characters', () => {
  expect(validPassword('')).toBe('Password is required');
  expect(validPassword('12345')).toBe('Password must be 6 characters or longer.');
  expect(validPassword('123456')).toBeUndefined();
});

test('the message for a required field names it', () => {
  expect(required(' ', 'Phone Number')).toBe('Phone Number is required');
  expect(required('044 123 45 67', 'Phone Number')).toBeUndefined();
});

test('a phone number can be in digits of any script', () => {
  for (const number of ['044 123 45 67', '+49 (0)421/123456', '０３-１２３４-５６７８', '٠١٢٣ ٤٥٦ ٧٨٩']) {
    expect(phoneProblem(number)).toBeUndefined();
  }
  expect(phoneProblem('１２３４５')).toBe('Phone Number must have at least 6 digits');
});

test('a required field with only invisible characters counts as missing', () => {
  for (const text of ['\u200B', '\u3164\u2800', '\u00AD \uFE0F'])
    expect(required(text, 'Address')).toBe('Address is required');
});

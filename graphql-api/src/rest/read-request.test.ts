import { z } from 'zod';

import { count, optionalText, text, wholeNumber } from './client-values.js';
import { bodyOf, readRequest } from './read-request.js';

const person = z.object({ name: text, nick: optionalText, age: wholeNumber('age', 0, 150) });

test('a request contains only the fields of its schema', () => {
  expect(readRequest(person, { name: 'Jo', nick: '', age: ' 42 ', role: 'ADMIN' })).toEqual({
    name: 'Jo',
    nick: null,
    age: 42,
  });
});

test.each([
  [{ age: 1 }, 'name is missing.', 'name'],
  [{ name: ' ', age: 'old' }, 'name must not be empty.', 'name'],
  [{ name: ['Jo', 'Al'], age: 1 }, 'name must be text.', 'name'],
  [{ name: 'Jo', nick: 7, age: 1 }, 'nick must be text.', 'nick'],
  [{ name: 'Jo' }, 'age must be a whole number.', 'age'],
  [{ name: 'Jo', age: '1e1' }, 'age must be a whole number.', 'age'],
  [{ name: 'Jo', age: 151 }, 'age must be from 0 to 150.', 'age'],
])('for %j, the first error is reported with its field', (values, message, field) => {
  expect(() => readRequest(person, values)).toThrow(
    expect.objectContaining({ code: 'BAD_INPUT', message, details: { field } }),
  );
});

test('a missing number is reported as missing, not as invalid text', () => {
  expect(() => readRequest(z.object({ many: count }), {})).toThrow('many is missing.');
});

test('with two payload shapes, the first field selects the shape and its errors are reported', () => {
  const contact = z.xor([z.object({ phone: text, name: text }), z.object({ email: text })]);

  expect(readRequest(contact, { phone: '1', name: 'Jo', email: 'jo@example.com' })).toEqual({
    phone: '1',
    name: 'Jo',
  });
  expect(readRequest(contact, { email: 'jo@example.com' })).toEqual({ email: 'jo@example.com' });
  expect(() => readRequest(contact, { phone: null, email: 'jo@example.com' })).toThrow('phone must be text.');
  expect(() => readRequest(contact, {})).toThrow('email is missing.');
});

test.each([undefined, null, 'text', 7, []])('%j is not a valid body', (body) => {
  expect(() => bodyOf(body)).toThrow('The body must be a JSON object.');
});

import { importedId, isId, ownId } from './ids.js';

test('an old id becomes a UUIDv7 with its time and all its other digits', () => {
  const id = importedId('626fd9f2a1b2c3d4e5f60789');
  expect(id).toBe('018084eb-5950-7a1b-8002-c3d4e5f60789');
  expect(isId(id)).toBe(true);
  expect(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(0x626fd9f2 * 1000);
});

test.each([
  ['626fd9f2a1b2c3d4e5f60789', '018084eb-5950-7a1b-8002-c3d4e5f60789'],
  ['626FD9F2A1B2C3D4E5F60789', '018084eb-5950-7a1b-8002-c3d4e5f60789'],
  ['018084eb-5950-7a1b-8002-c3d4e5f60789', '018084eb-5950-7a1b-8002-c3d4e5f60789'],
  ['018084EB-5950-7A1B-8002-C3D4E5F60789', '018084eb-5950-7a1b-8002-c3d4e5f60789'],
  ['Zr8Kq1uidOfFirebase', 'Zr8Kq1uidOfFirebase'],
  ['626fd9f2a1b2c3d4e5f6078', '626fd9f2a1b2c3d4e5f6078'],
  ['626fd9f2a1b2c3d4e5f60789 ', '626fd9f2a1b2c3d4e5f60789 '],
  ['zzzfd9f2a1b2c3d4e5f60789', 'zzzfd9f2a1b2c3d4e5f60789'],
  [undefined, undefined],
  [['626fd9f2a1b2c3d4e5f60789'], ['626fd9f2a1b2c3d4e5f60789']],
])('%j identifies the row %j', (value, id) => {
  expect(ownId(value)).toEqual(id);
});

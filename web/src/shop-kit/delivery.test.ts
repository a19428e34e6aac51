import { delivered, typed } from './delivery';

const phone = '044 123 45 67';

test.each([
  [
    { address: ' Lindenweg 12 ', postcode: '28195', city: 'Bremen', country: 'Germany' },
    'Lindenweg 12, 28195 Bremen, Germany',
  ],
  [{ address: 'Lindenweg 12', postcode: '', city: 'Bremen', country: '' }, 'Lindenweg 12, Bremen'],
  [
    { address: 'Lindenweg 12', postcode: '28195', city: ' ', country: 'Germany' },
    'Lindenweg 12, 28195, Germany',
  ],
  [{ address: 'Lindenweg 12', postcode: undefined, city: undefined, country: undefined }, 'Lindenweg 12'],
])('the address fields are joined on one line (%#)', (fields, address) => {
  expect(delivered({ ...fields, phone: ` ${phone} ` })).toEqual({ address, phone });
});

test('a complete address in the first field stays unchanged', () => {
  const known = { address: 'Werkstrasse 14, 8005 Zürich, Switzerland', phone };
  expect(delivered(typed(known))).toEqual(known);
});

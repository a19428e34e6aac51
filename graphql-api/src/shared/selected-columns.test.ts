import { RowShapes } from './selected-columns.js';

test('reading a column that was not selected is an error, not an empty value', () => {
  const shapes = new RowShapes(Object.prototype, { id: 'item.id', name: 'item.name' });
  const { list, read } = shapes.of(new Set(['id']));
  const [row] = read<{ id: string; name?: string }>([{ id: 'one' }]);

  expect(list).toBe('item.id AS "id"');
  expect(row?.id).toBe('one');
  expect(() => row?.name).toThrow('name was not selected');
});

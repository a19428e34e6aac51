import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '#app/routes';
import { readOperationPages } from './read-operation-pages';

const src = join(__dirname, '../../src');
const pages = readOperationPages(src, routes);

/** The names of all operations of the web app. */
const operations = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.graphql'))
  .flatMap((path) => [...readFileSync(join(src, path), 'utf8').matchAll(/^(?:query|mutation) (\w+)/gm)])
  .map(([, name = '']) => name);

test('every operation of the web app is asked by a page, and no page asks one that is none', () => {
  expect(operations.length).toBeGreaterThan(50);
  expect(Object.keys(pages).sort()).toEqual([...operations].sort());
});

test('a page has what its components ask, at whichever of its addresses, and the frame has what all pages ask', () => {
  expect(pages.CatalogueList).toEqual(['/catalogue']);
  expect(pages.NewestParts).toEqual(['/', '/home']);
  expect(pages.PlaceOrder).toEqual(['/order/:id']);
  expect(pages.SignIn).toEqual(['*']);
});

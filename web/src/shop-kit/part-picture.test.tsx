import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { fireEvent, render } from '@testing-library/react';
import { PartPicture } from './part-picture';
import { pictureSources } from './picture-sources';
import { system } from '#shared/ui/theme/system';

// Emotion's rules are inserted into the document after all (testing/jsdom-gaps.ts): one is read here.
Reflect.deleteProperty(HTMLHeadElement.prototype, 'insertBefore');

function renderPicture(image: string | null, category: 'BRAKES' | null = 'BRAKES') {
  const { container } = render(
    <ChakraProvider value={system}>
      <PartPicture image={image} category={category} sizes="96px" />
    </ChakraProvider>,
  );
  return container;
}

/** The line drawing that is shown, by the name in its rule. */
function drawing(container: HTMLElement) {
  const [name = ''] = container.querySelector('span > span')?.className.split(' ') ?? [];
  const rules = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .map((rule) => rule.cssText);
  const rule = rules.find((text) => name !== '' && text.includes(name));
  return /\/icons\/(.*?)\.svg/.exec(rule ?? '')?.[1];
}

test('a bundled image has four widths and two formats', () => {
  const { sources, src } = pictureSources('/pictures/parts/spark-plug-900.webp');
  expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  expect(sources[0]?.srcSet).toBe(
    [192, 320, 640, 900].map((width) => `/pictures/parts/spark-plug-${width}.avif ${width}w`).join(', '),
  );
  expect(src).toBe('/pictures/parts/spark-plug-640.webp');
});

test('an uploaded photo has four widths of WebP', () => {
  const stem = `/pictures/uploaded/${'a'.repeat(32)}`;
  expect(pictureSources(`${stem}-900.webp`)).toEqual({
    sources: [
      {
        type: 'image/webp',
        srcSet: [192, 320, 640, 900].map((width) => `${stem}-${width}.webp ${width}w`).join(', '),
      },
    ],
    src: `${stem}-640.webp`,
  });
});

test('an external image link is shown unchanged', () => {
  const image = 'https://example.com/disc.jpg';
  expect(pictureSources(image)).toEqual({ sources: [], src: image });
  expect(renderPicture(image).querySelector('img')).toHaveAttribute('src', image);
});

test("without an image the category's illustration is shown", () => {
  const container = renderPicture(null);
  expect(container.querySelector('img')).toBeNull();
  expect(drawing(container)).toBe('categories/brakes');
});

test('a broken image is replaced by the illustration', () => {
  const container = renderPicture('https://example.com/gone.jpg');
  fireEvent.error(container.querySelector('img')!);
  expect(container.querySelector('img')).toBeNull();
  expect(drawing(container)).toBe('categories/brakes');
});

test('a part without a category is shown as a box', () => {
  const container = renderPicture(null, null);
  expect(drawing(container)).toBe('part');
});

import type { EmotionCache } from '@emotion/cache';
import type { SystemContext } from '@chakra-ui/react/styled-system';

/** Renders a sign as a newly started program does: with nothing cached. */
async function drawSign(
  choose: (program: {
    styles: typeof import('./theme/server-styles');
    browser: typeof import('./theme/browser-styles');
    ground: typeof import('./theme/ground');
  }) => { system: SystemContext; cache: EmotionCache },
  text: string,
) {
  jest.resetModules();
  const [
    { chakra },
    { CacheProvider },
    { ChakraProvider },
    { renderToStaticMarkup },
    styles,
    browser,
    ground,
  ] = await Promise.all([
    import('./chakra'),
    import('@emotion/react'),
    import('@chakra-ui/react/styled-system'),
    import('react-dom/server'),
    import('./theme/server-styles'),
    import('./theme/browser-styles'),
    import('./theme/ground'),
  ]);
  const { system, cache } = choose({ styles, browser, ground });
  const Sign = chakra('p', {
    base: { color: 'fg' },
    variants: { loud: { true: { fontWeight: 'heavy' } } },
  });
  const html = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <Sign loud px="4" title={text} data-sign>
          {text}
        </Sign>
      </ChakraProvider>
    </CacheProvider>,
  );
  return { html, styleElement: styles.styleElement(cache) };
}

/** A style system that cannot work anything out. */
const noSystem = new Proxy({ _global: [], _config: { disableLayers: true } } as unknown as SystemContext, {
  get(target, name) {
    if (name in target) return Reflect.get(target, name) as unknown;
    throw new Error(`asked for ${String(name)}`);
  },
});

afterEach(() => {
  document.head.innerHTML = '';
});

test('the browser does not recompute the styles that the server has computed', async () => {
  const fromServer = await drawSign(
    ({ styles, ground }) => ({ system: ground.pageSystem, cache: styles.createStyleCache() }),
    'Open',
  );
  expect(fromServer.html).toMatch(/^<p title="Open" data-sign="true" class="css-\w+">Open<\/p>$/);

  document.head.innerHTML = fromServer.styleElement;
  const inBrowser = ({ browser }: { browser: typeof import('./theme/browser-styles') }) => ({
    system: noSystem,
    cache: browser.hydrateStyles(),
  });
  const { html } = await drawSign(inBrowser, 'Closed');
  expect(html).toBe(fromServer.html.replaceAll('Open', 'Closed'));

  document.head.innerHTML = '';
  await expect(drawSign(inBrowser, 'Closed')).rejects.toThrow('asked for');
});

import type { SystemContext } from '@chakra-ui/react/styled-system';
import { hasGround } from './ground-element';
import { system } from './system';

const isInThePage = typeof document === 'undefined' || hasGround;

/** Everything that Chakra's provider reads. */
const withoutGround: Partial<SystemContext> = { _global: [], _config: { disableLayers: true } };

/** The system for pages: where the server has written its ground into the page, no one works it out again. */
export const pageSystem: SystemContext = isInThePage
  ? new Proxy(system, {
      get: (of, name) =>
        (name in withoutGround ? Reflect.get(withoutGround, name) : Reflect.get(of, name)) as unknown,
    })
  : system;

import type { SystemContext } from '@chakra-ui/react/styled-system';
import { system } from './system';

/** The id of the style element that holds reset, tokens and global styles in pages from the server. */
export const groundName = 'axle-ground';

const isInThePage = typeof document === 'undefined' || document.getElementById(groundName) !== null;

/** The system for pages: where the server has written its ground into the page, nobody works it out again. */
export const pageSystem: SystemContext = isInThePage
  ? { ...system, _global: [], _config: { ...system._config, disableLayers: true } }
  : system;

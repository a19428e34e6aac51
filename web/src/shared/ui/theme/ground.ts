import type { SystemContext } from '@chakra-ui/react/styled-system';
import { hasGround } from './ground-element';
import { system } from './system';

const isInThePage = typeof document === 'undefined' || hasGround;

/** The system for pages: where the server has written its ground into the page, nobody works it out again. */
export const pageSystem: SystemContext = isInThePage
  ? { ...system, _global: [], _config: { ...system._config, disableLayers: true } }
  : system;

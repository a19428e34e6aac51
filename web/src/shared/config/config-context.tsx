import { createContext, use } from 'react';
import type { PublicConfig } from './public-config';

const ConfigContext = createContext<PublicConfig | null>(null);

/** Gives the public configuration to everything inside. */
export const ConfigProvider = ConfigContext.Provider;

/** The public configuration of this page. It never changes while the page is open. */
export function usePublicConfig(): PublicConfig {
  const config = use(ConfigContext);
  if (!config) throw new Error('usePublicConfig needs a ConfigProvider above it');
  return config;
}

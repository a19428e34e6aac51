import { usePublicConfig } from './config-context';

/** Puts the shop's origin before its own paths and leaves other links as they are: for what other sites read. */
export function useAbsoluteUrl(): (link: string) => string {
  const { publicUrl } = usePublicConfig();
  return (link) => (link.startsWith('/') ? `${publicUrl}${link}` : link);
}

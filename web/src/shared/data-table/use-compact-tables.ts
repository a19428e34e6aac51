import { useStoredFlag } from '#shared/browser/use-stored-flag';

/** Whether tables show low rows without their second line; this browser remembers it. */
export const useCompactTables = () => useStoredFlag('axle:compact-tables', false);

/** The little of `/config.json` that the explorer needs. */
interface PublicConfig {
  readonly firebase: { readonly apiKey: string; readonly emulatorUrl?: string };
}

/** Where demo accounts can be signed in; only a shop with the Auth emulator has that, and production refuses to start with one. */
export interface LocalMode {
  readonly emulatorUrl: string;
  readonly apiKey: string;
}

/** Local mode as the shop's public configuration tells it; null in production. */
export async function readLocalMode(): Promise<LocalMode | null> {
  const response = await fetch('/config.json');
  const { firebase } = (await response.json()) as PublicConfig;
  return firebase.emulatorUrl ? { emulatorUrl: firebase.emulatorUrl, apiKey: firebase.apiKey } : null;
}

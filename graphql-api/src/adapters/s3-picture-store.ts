import { AwsClient } from 'aws4fetch';

import type { PictureStore } from '../features/catalogue/picture/picture-store.port.js';
import { ServiceUnavailable } from '../shared/shop-error.js';

export interface BucketSettings {
  /** `https://host/bucket`, `https://bucket.host`, either with a path that goes before the names. */
  readonly url: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
}

/** Total time for all tries of one call. Less than a transaction may be idle (`db/data-source.ts`). */
const PATIENCE_MS = 5000;
const RETRIES = 2;

/** The only importer of aws4fetch: pictures in a bucket of Amazon's S3, or a compatible service. */
export class S3PictureStore implements PictureStore {
  private readonly client: AwsClient;
  private readonly base: string;

  constructor({ url, region, keyId, secret }: BucketSettings) {
    this.base = url.replace(/\/+$/, '');
    this.client = new AwsClient({
      accessKeyId: keyId,
      secretAccessKey: secret,
      service: 's3',
      region,
      retries: RETRIES,
    });
  }

  async put(name: string, webp: Buffer): Promise<void> {
    const headers = { 'Content-Type': 'image/webp', 'Cache-Control': 'public, max-age=31536000, immutable' };
    await this.ask(name, { method: 'PUT', body: new Uint8Array(webp), headers });
  }

  async read(name: string): Promise<Buffer | null> {
    return this.ask(name, { method: 'GET' });
  }

  async remove(name: string): Promise<void> {
    await this.ask(name, { method: 'DELETE' });
  }

  /** Null when there is no object of this name. */
  private async ask(name: string, init: RequestInit): Promise<Buffer | null> {
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const response = await this.client.fetch(`${this.base}/${name}`, { ...init, signal });
      // Read to its end even if unused: this frees the connection.
      const body = Buffer.from(await response.arrayBuffer());
      if (response.ok) return body;
      if (response.status === 404) return null;
      throw new Error(`${init.method} of a picture: the bucket answered ${response.status}`);
    } catch (cause) {
      throw new ServiceUnavailable('Pictures cannot be reached just now. Please try again later.', {
        cause,
      });
    }
  }
}

import { FolderPictureStore } from './adapters/folder-picture-store.js';
import { S3PictureStore } from './adapters/s3-picture-store.js';
import type { Env } from './config/env.js';
import type { PictureStore } from './features/catalogue/picture/picture-store.port.js';

/** Store of uploaded pictures: in a bucket if one is named, else in a folder. */
export function pictureStoreOf(env: Env): PictureStore {
  const { PICTURES_BUCKET_URL: url, PICTURES_BUCKET_KEY_ID: keyId, PICTURES_BUCKET_SECRET: secret } = env;
  return url && keyId && secret
    ? new S3PictureStore({ url, region: env.PICTURES_BUCKET_REGION, keyId, secret })
    : new FolderPictureStore(env.PICTURES_DIR);
}

/**
 * The boxes that pages show pictures in, at one and two pixels per CSS pixel: a picture is scaled to fit each of them.
 * The web's `picture-sources.ts` lists the same.
 */
export const PICTURE_SIZES = [192, 320, 640, 900] as const;

/** Path at which uploaded pictures are served. The database also recognises them by this prefix (`picture_use`). */
export const UPLOADED = '/pictures/uploaded/';

/** A regular expression for SQL: the hash of the uploaded picture that a link names. */
export const HASH_IN_LINK = `${UPLOADED}([0-9a-f]{32})-`;

const LARGEST = Math.max(...PICTURE_SIZES);
const FILE_NAME = new RegExp(`^[0-9a-f]{32}-(?:${PICTURE_SIZES.join('|')})\\.webp$`);

/** The file of one size of a picture; `hash` is 32 hexadecimal digits of its content. */
export const pictureFile = (hash: string, size: number): string => `${hash}-${size}.webp`;

/** The link that parts use for a picture: that of its largest size. */
export const pictureLink = (hash: string): string => UPLOADED + pictureFile(hash, LARGEST);

export const isPictureFile = (name: string): boolean => FILE_NAME.test(name);

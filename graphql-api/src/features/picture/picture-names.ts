/**
 * The boxes that pages show pictures in, in CSS pixels at one and two a dot: a picture is made to fit each of them. The web's
 * `picture-sources.ts` names the same.
 */
export const PICTURE_SIZES = [192, 320, 640, 900] as const;

/** Where uploaded pictures are served. The database knows them by this beginning, too (`picture_use`). */
export const UPLOADED = '/pictures/uploaded/';

const LARGEST = Math.max(...PICTURE_SIZES);
const FILE_NAME = new RegExp(`^[0-9a-f]{32}-(?:${PICTURE_SIZES.join('|')})\\.webp$`);

/** Of one size of a picture; `hash` is 32 hexadecimal digits of what it shows. */
export const pictureFile = (hash: string, size: number): string => `${hash}-${size}.webp`;

/** The link by which parts name a picture: that of its largest size. */
export const pictureLink = (hash: string): string => UPLOADED + pictureFile(hash, LARGEST);

export const isPictureFile = (name: string): boolean => FILE_NAME.test(name);

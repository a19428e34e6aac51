/** Image links as entered in a form, and what is wrong with them. */
import { trimText } from '#shared/format/visible-text';
import { isWebLink } from '#shared/forms/link-rule';
import { addPartInputLimits } from '#shared/gql/admin-limits.generated';

const { max: longestLink, items } = addPartInputLimits.moreImages;
const maxFurtherPictures = items.max;
export const maxPictures = 1 + maxFurtherPictures;
/** Maximum length of the further links, one a line. */
export const longestLinks = (longestLink + 1) * maxFurtherPictures;

/** Whether a text can be the link of a part's picture: a web link, or the path of a picture of this shop. */
export const isPictureLink = (text: string) => isWebLink(text) || /^\/pictures\/[\w/.-]+$/.test(text);

/** Links as entered, one a line. */
export const linksOf = (text: string): string[] => text.split('\n').map(trimText).filter(Boolean);

/** The links of all pictures, the first one first, as two fields have them. */
export const picturesIn = (image: string, moreImages: string): string[] =>
  [trimText(image), ...linksOf(moreImages)].filter(Boolean);

/** Alternative texts of pictures, by their links. */
export type AltTexts = Readonly<Record<string, string>>;

export const altsOf = (links: readonly string[], texts: readonly string[]): AltTexts =>
  Object.fromEntries(links.map((link, index) => [link, texts[index] ?? '']));

/** Links that were looked at and show no picture. */
export type BrokenLinks = ReadonlySet<string>;

/** The error message of a link that shows no image. */
export const notAPicture = 'This link is not an image.';

export function pictureProblem(link: string, broken: BrokenLinks): string | undefined {
  if (!link) return undefined;
  if (!isPictureLink(link)) return 'Image Direct Link must start with http:// or https://';
  return broken.has(link) ? notAPicture : undefined;
}

export function furtherPicturesProblem(text: string, first: string, broken: BrokenLinks): string | undefined {
  const links = linksOf(text);
  if (links.length === 0) return undefined;
  if (!first) return 'More Image Links need an Image Direct Link first';
  if (links.length > maxFurtherPictures) return `Add at most ${maxFurtherPictures} More Image Links`;
  const wrong = links.find((link) => !isPictureLink(link));
  if (wrong) return `More Image Links must start with http:// or https://, one link per line: “${wrong}”`;
  const blank = links.find((link) => broken.has(link));
  if (blank) return `More Image Links must be images: “${blank}” is not`;
  const twice = [first, ...links].find((link, index, all) => all.indexOf(link) < index);
  return twice && `List each link only once: “${twice}” is repeated`;
}

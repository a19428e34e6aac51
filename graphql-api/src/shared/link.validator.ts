import type { ValidationOptions } from 'class-validator';

import { allOf, Limit } from './limit.js';
import { rule } from './rule.js';

const MAX_LENGTH = 2000;
const LENGTH = Limit('length', { min: 1, max: MAX_LENGTH });
/** A picture that the shop itself serves: no name of its path begins with a dot, so that none leads out of the folder. */
const OWN_PICTURE = /^\/pictures(?:\/[\w-][\w.-]*)+$/;

/** An absolute http(s) link without credentials: never `javascript:`, `data:` or a relative path. */
export function isWebLink(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > MAX_LENGTH || !/^https?:\/\/[^\s\\]+$/i.test(value))
    return false;
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
}

/** What people type of a web address: a host with a dot in it, and what follows. */
const WITHOUT_SCHEME = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#]\S*)?$/u;

/** `https://linkedin.com/in/jo` for `linkedin.com/in/jo`; anything else stays as it is. */
export function withScheme(link: string): string {
  return WITHOUT_SCHEME.test(link) ? `https://${link}` : link;
}

/** A web link; the scheme may be left out. Code that stores it calls `withScheme`. */
export const IsProfileLink = (): PropertyDecorator =>
  allOf(
    rule(
      'isProfileLink',
      (value) => typeof value === 'string' && isWebLink(withScheme(value)),
      () => 'The profile link must be a web address',
    ),
    LENGTH,
  );

/** Whether a value is a web link, or the path of a picture that the shop serves itself. */
export function isPictureLink(value: unknown): boolean {
  return isWebLink(value) || (typeof value === 'string' && OWN_PICTURE.test(value));
}

/** With `{ each: true }` for every item of a list. */
export const IsPictureLink = (options?: ValidationOptions): PropertyDecorator =>
  allOf(
    rule(
      'isPictureLink',
      isPictureLink,
      (field) => `${field} must be a link that starts with http:// or https://`,
      options,
    ),
    LENGTH,
  );

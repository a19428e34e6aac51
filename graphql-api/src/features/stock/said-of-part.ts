import type { Part } from '../part/part.entity.js';
import type { PartDetails } from './part-admin.inputs.js';

/** What an admin says of a part in words and pictures. */
export type SaidOfPart = Pick<
  Part,
  'name' | 'image' | 'moreImages' | 'description' | 'details' | 'category' | 'brand' | 'partNumber'
>;

/** As it is stored: trimmed; empty or null for what is not said. */
export function saidOfPart(input: PartDetails): SaidOfPart {
  return {
    name: input.name?.trim() ?? '',
    image: input.image ?? null,
    moreImages: input.moreImages ?? [],
    description: input.description?.trim() ?? '',
    details: input.details?.trim() ?? '',
    category: input.category ?? null,
    brand: blankToNull(input.brand),
    partNumber: blankToNull(input.partNumber),
  };
}

export function blankToNull(text: string | null | undefined): string | null {
  return text?.trim() ? text.trim() : null;
}

import type { EntityManager } from 'typeorm';

import type { RunningBatch } from '../../../import/import-kind.js';
import {
  type PartDetails,
  picturesOf,
  type PartFieldValues,
} from '../../../../catalogue/part/part-fields.js';
import { HASH_IN_LINK } from '../../../../catalogue/picture/picture-names.js';
import type { PartRow } from '../part-reader.js';

/** SQL: the links of all pictures that a part has, by what a side of a line says of it. */
export const linksIn = (side: string): string =>
  `SELECT ${side}->>'image' UNION SELECT jsonb_array_elements_text(${side}->'moreImages')`;

/**
 * Notes each address of a picture that a batch of a file gave a part, to be fetched once the import is whole. What the part named before
 * stays as it was, unless the shop has the picture already.
 */
export async function noteAddresses({ manager, item: { id }, from, to }: RunningBatch): Promise<void> {
  await manager.query(
    `WITH named AS MATERIALIZED (
       SELECT DISTINCT line.row_id AS part_id, link.address
       FROM file_import_line AS line, LATERAL (
         ${linksIn('line.after')}) AS link (address)
       WHERE line.import_id = $1 AND line.place BETWEEN $2 AND $3 AND line.kind IN ('NEW', 'CHANGED')
         AND link.address ~* '^https?://'
         AND (line.before IS NULL
           OR NOT (coalesce(line.before->>'image' = link.address, false) OR line.before->'moreImages' ? link.address)
           OR EXISTS (SELECT FROM picture_address WHERE key = md5(link.address) AND picture IS NOT NULL))
         -- The shop's own, with its host before it.
         AND NOT EXISTS (SELECT FROM picture WHERE hash = substring(link.address FROM '${HASH_IN_LINK}'))
     ), address AS (
       -- One that failed is tried again; one that someone is at stays theirs.
       INSERT INTO picture_address AS known (address) SELECT DISTINCT address FROM named ORDER BY address
       ON CONFLICT (key) DO UPDATE SET due_at = coalesce(known.due_at, now()),
         attempts = CASE WHEN known.due_at IS NULL THEN 0 ELSE known.attempts END,
         problem = CASE WHEN known.due_at IS NULL THEN NULL ELSE known.problem END
     )
     INSERT INTO import_picture (import_id, part_id, address_key) SELECT $1, part_id, md5(address) FROM named
     ON CONFLICT (import_id, part_id, address_key) DO UPDATE SET placed = false`,
    [id, from, to],
  );
}

/** Deletes what an undone import named. Before its parts are locked: placing a picture locks in the same order. */
export async function forgetAddresses({ manager, item: { id } }: RunningBatch): Promise<void> {
  await manager.query('DELETE FROM import_picture WHERE import_id = $1', [id]);
}

export async function linksOf(
  manager: EntityManager,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (addresses.length === 0) return new Map();
  const rows = await manager.query<{ address: string; link: string }[]>(
    `SELECT address, picture_shown(address) AS link FROM picture_address
     WHERE key IN (SELECT md5(address) FROM unnest($1::text[]) AS address) AND picture IS NOT NULL`,
    [addresses],
  );
  return new Map(rows.map(({ address, link }) => [address, link]));
}

export const addressesOf = ({ details: { image = null, moreImages } }: PartRow): string[] =>
  picturesOf({ image, moreImages: moreImages ?? [] });

/** What a row says of a part, which changes nothing where the part shows the picture that was fetched from the address. */
export function withOwnPictures(
  details: PartDetails,
  part: Pick<PartFieldValues, 'image' | 'moreImages'>,
  links: ReadonlyMap<string, string>,
): PartDetails {
  const shown = picturesOf(part);
  const own = (address: string) => {
    const link = links.get(address);
    return link !== undefined && shown.includes(link) ? link : address;
  };
  return {
    ...details,
    ...(details.image && { image: own(details.image) }),
    ...(details.moreImages && { moreImages: details.moreImages.map(own) }),
  };
}

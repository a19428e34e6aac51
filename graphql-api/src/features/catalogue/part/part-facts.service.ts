import { groupBy } from '../../../shared/group-by.js';
import type { ReadDatabase } from '../../../shared/read-database.js';
import type { PartNumber } from './part-number.entity.js';
import type { PartSpecification } from './part-specification.entity.js';

/** Numbers and specifications, for many parts with one statement. The caller declares which parts it shows. */
export class PartFactsService {
  constructor(private readonly catalogue: ReadDatabase) {}

  /** Numbers other than the maker's own, by kind and number. */
  readonly findNumbers = async (partIds: readonly string[]): Promise<PartNumber[][]> => {
    const rows = await this.catalogue.query<PartNumber>({
      text: `SELECT id, part_id AS "partId", kind, number, maker FROM part_number WHERE part_id = ANY($1)
        ORDER BY kind, number_key`,
      values: [partIds],
      prepared: true,
    });
    return perPart(partIds, rows);
  };

  /** Specifications, in the order of their table. */
  readonly findSpecifications = async (partIds: readonly string[]): Promise<PartSpecification[][]> => {
    const rows = await this.catalogue.query<PartSpecification>({
      text: `SELECT part_id AS "partId", place, name, number::float8 AS number, unit, text
        FROM part_specification WHERE part_id = ANY($1) ORDER BY place`,
      values: [partIds],
      prepared: true,
    });
    return perPart(partIds, rows);
  };
}

function perPart<Row extends { partId: string }>(partIds: readonly string[], rows: readonly Row[]): Row[][] {
  const byPart = groupBy(rows, ({ partId }) => partId);
  return partIds.map((id) => byPart.get(id) ?? []);
}

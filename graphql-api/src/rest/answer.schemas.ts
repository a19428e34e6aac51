import { z } from 'zod';

/** The documented responses, MongoDB style. Amounts are JSON numbers here. */

export const id = z.string().meta({ format: 'uuid' });
export const moment = z.string().meta({ format: 'date-time' });
export const nullableText = z.string().nullable();
export const units = z.int().min(0);

export const amount = z.number().min(0).meta({ description: 'US dollars.' });

export const insertedAnswer = z
  .object({ acknowledged: z.literal(true), insertedId: id })
  .meta({ id: 'Inserted' });

export const inserted = (insertedId: string): z.infer<typeof insertedAnswer> => ({
  acknowledged: true,
  insertedId,
});

export const updatedAnswer = z
  .object({
    acknowledged: z.literal(true),
    matchedCount: units,
    modifiedCount: units.meta({ description: '0: nothing had to change.' }),
    upsertedCount: z.literal(0),
    upsertedId: z.null(),
  })
  .meta({ id: 'Updated' });

export const updated = (changed: boolean): z.infer<typeof updatedAnswer> => ({
  acknowledged: true,
  matchedCount: 1,
  modifiedCount: changed ? 1 : 0,
  upsertedCount: 0,
  upsertedId: null,
});

export const deletedAnswer = z
  .object({ acknowledged: z.literal(true), deletedCount: units })
  .meta({ id: 'Deleted' });

export const deleted: z.infer<typeof deletedAnswer> = { acknowledged: true, deletedCount: 1 };

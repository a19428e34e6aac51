/** Jobs of tests: what a car is served with, slot by slot. */
import { aPart } from './builders';
import { aVerdict } from './cars';
import type { Job, JobPart, JobSlot, Part } from './schema.generated';

/** A part for a slot, as many as its smallest order. */
export function aJobPart(
  part: Partial<Part> = {},
  { fitment = aVerdict(), units = 2, ...overrides }: Partial<JobPart> = {},
): JobPart {
  const shown = aPart(part);
  const quantity = Math.max(units, shown.orderQuantity);
  const cents = Math.round(Number(shown.price) * 100) * quantity;
  return { part: shown, fitment, units, quantity, total: (cents / 100).toFixed(2), ...overrides };
}

/** A needed slot; with a choice it is filled, else nothing fits. */
export const aSlot = (slot: Partial<JobSlot> = {}): JobSlot => ({
  title: 'Brake discs, front',
  type: 'FRONT_BRAKE_DISC',
  units: 2,
  required: true,
  state: slot.choice ? 'FILLED' : 'NOTHING',
  choice: null,
  alternatives: [],
  question: null,
  needsEngine: false,
  ...slot,
});

/** The front brakes, without a car unless `fit` says otherwise. */
export const aJob = (job: Partial<Job> = {}): Job => ({
  key: 'front-brakes',
  title: 'Front brakes',
  description: 'Discs and pads go together.',
  words: [],
  category: 'BRAKES',
  place: 10,
  revision: 1,
  slots: [aSlot({ state: null })],
  fit: null,
  ...job,
});

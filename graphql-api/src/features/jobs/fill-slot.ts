import type { FitmentVerdict } from '../cars/fitment/fitment-verdict.types.js';
import { Verdict } from '../cars/fitment/verdict.kinds.js';
import type { ShownPart } from '../catalogue/part/shown-part.js';
import { type JobFit, type JobPart, type JobSlot, JobSlotState } from './job.types.js';
import type { SlotRow } from './job-rows.js';

export interface JudgedPart {
  readonly part: ShownPart;
  readonly fitment: FitmentVerdict;
}

const UNFILLED: Omit<JobSlot, keyof SlotRow> = {
  state: null,
  choice: null,
  alternatives: [],
  question: null,
  needsEngine: false,
};

/** A slot without a car. */
export const emptySlot = (slot: SlotRow): JobSlot => ({ ...slot, ...UNFILLED });

/**
 * A slot with the best of these parts, which come in order of stock and unit price. Only parts that fit are ever chosen: first
 * those with enough units, then the lowest total.
 */
export function fillSlot(slot: SlotRow, judged: readonly JudgedPart[]): JobSlot {
  const empty = { ...slot, ...UNFILLED };
  const of = (verdict: Verdict) =>
    judged.filter(({ fitment }) => fitment.verdict === verdict).map((one) => jobPart(slot, one));
  const fits = of(Verdict.FITS).sort((one, other) => lacks(one) - lacks(other) || one.total - other.total);
  const [choice] = fits;
  if (choice) return { ...empty, state: JobSlotState.FILLED, choice, alternatives: fits.slice(1) };
  const maybe = of(Verdict.FITS_IF);
  const [first] = maybe;
  if (first) {
    const { question, needsEngine } = first.fitment;
    return { ...empty, state: JobSlotState.WAITS_FOR_ANSWER, alternatives: maybe, question, needsEngine };
  }
  const unknown = of(Verdict.UNKNOWN);
  return {
    ...empty,
    state: unknown.length > 0 ? JobSlotState.NO_DATA : JobSlotState.NOTHING,
    alternatives: unknown,
  };
}

/** How much of a job its slots cover for the car. */
export function fitOf(slots: readonly JobSlot[]): JobFit {
  const needed = slots.filter(({ required }) => required);
  const count = (state: JobSlotState) => needed.filter((slot) => slot.state === state).length;
  const chosen = needed.flatMap(({ choice }) => choice ?? []);
  return {
    required: needed.length,
    filled: chosen.length,
    waiting: count(JobSlotState.WAITS_FOR_ANSWER),
    noData: count(JobSlotState.NO_DATA),
    total: chosen.length === 0 ? null : chosen.reduce((sum, { total }) => sum + total, 0),
  };
}

function jobPart(slot: SlotRow, { part, fitment }: JudgedPart): JobPart {
  const units = unitsOf(fitment) ?? slot.units;
  const quantity = Math.max(units, part.orderQuantity);
  return { part, fitment, units, quantity, total: quantity * part.priceMinor };
}

/** How many units the car needs, on both of its sides; null where the list does not say so. */
function unitsOf({ row, otherSide, verdict }: FitmentVerdict): number | null {
  // A merely nearest line says nothing about this car.
  if (verdict === Verdict.UNKNOWN || !row) return null;
  if (!otherSide) return row.units;
  return row.units === null || otherSide.units === null ? null : row.units + otherSide.units;
}

/** 0: enough units. 1: some. 2: sold out. */
const lacks = ({ part: { availableQuantity: left, orderQuantity: smallest }, quantity }: JobPart): number =>
  left >= quantity ? 0 : left >= smallest ? 1 : 2;

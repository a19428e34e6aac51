import type { EngineFacts } from '../vehicle/engine-facts.js';
import type { Car } from '../vehicle/car.js';
import type { CarAnswers, FitmentQuestion, FitmentRow } from './fitment-row.js';
import { answerOf, type RowAnswer } from './row-answer.js';
import { nearestOf } from './nearest-row.js';
import { Position } from './position.kinds.js';
import { Verdict } from './verdict.kinds.js';
import * as words from './verdict-text.js';

/** What the shop knows about a part's cars. */
export interface FitmentList {
  readonly universal: boolean;
  /** The list is exhaustive: a car that is not in it does not fit. Never set for a part without rows. */
  readonly complete: boolean;
  /** All rows of the part, or only those for the car's model: others say nothing about it. */
  readonly rows: readonly FitmentRow[];
}

/** Whether a part fits a car, the row that decided, and the reason as text. */
export interface Judgement {
  readonly verdict: Verdict;
  /** A readable sentence without its full stop. */
  readonly reason: string;
  /** The row that decided, or the nearest one; null if no row is about the model. */
  readonly row: FitmentRow | null;
  /** With FITS: the row that says the same of the other side of the car, where the one that decided names a side. */
  readonly otherSide: FitmentRow | null;
  /** The question that would settle it; null if none would, or the car's engine. */
  readonly question: FitmentQuestion | null;
  /** Whether the car's engine would settle it. */
  readonly needsEngine: boolean;
}

/**
 * Whether a part fits a car (ADR 034). An excluding row outweighs all others; whatever is unknown leaves it open and
 * never counts as a no; DOES_NOT_FIT needs a complete list or an excluding row; a part without rows is UNKNOWN.
 */
export function judge(list: FitmentList, car: Car, answers: CarAnswers): Judgement {
  const rows = list.rows.filter(({ modelId }) => modelId === car.modelId).sort(inOrder);
  const verdicts = rows.map((row) => answerOf(row, car, answers));
  const [included, excluded] = [verdicts.filter(isIncluded), verdicts.filter((one) => !isIncluded(one))];
  const first = (from: readonly RowAnswer[], whole: RowAnswer['whole']) =>
    from.find((one) => one.whole === whole);

  const out = first(excluded, 'yes');
  if (out) return settled(Verdict.DOES_NOT_FIT, words.excluded(out.row), out.row);

  const [mayBeOut, fits, mayFit] = [first(excluded, 'open'), first(included, 'yes'), first(included, 'open')];
  if (fits || list.universal) {
    if (mayBeOut) return open(words.unless(mayBeOut, fits?.row ?? null), mayBeOut);
    return fits ? fitting(fits.row, included) : settled(Verdict.FITS, words.UNIVERSAL, null);
  }
  if (mayFit) return open(words.fitsIf(mayFit, enginesOf(mayFit, included)), mayFit);

  const nearest = nearestOf(included, car);
  if (list.complete) {
    const reason = nearest ? words.another(nearest, car, answers) : words.notInList(car);
    return settled(Verdict.DOES_NOT_FIT, reason, nearest?.row ?? null);
  }
  if (nearest)
    return settled(Verdict.UNKNOWN, words.soFar(words.another(nearest, car, answers)), nearest.row);
  if (mayBeOut) return settled(Verdict.UNKNOWN, words.soFar(words.excluded(mayBeOut.row)), mayBeOut.row);
  return settled(Verdict.UNKNOWN, words.nothingKnown(car), null);
}

const isIncluded = ({ row }: RowAnswer) => !row.excludes;

/** So that the same rows decide in any order. */
function inOrder(one: FitmentRow, other: FitmentRow): number {
  return (
    one.yearFrom - other.yearFrom ||
    one.yearTo - other.yearTo ||
    (one.position ?? '').localeCompare(other.position ?? '') ||
    one.id.localeCompare(other.id)
  );
}

/** The engines that rows like this one require, if the car's is not known: any of them would do. */
function enginesOf(mayFit: RowAnswer, included: readonly RowAnswer[]): EngineFacts[] {
  if (mayFit.engine !== 'open') return [];
  const { yearFrom, yearTo, position, question } = mayFit.row;
  return included.flatMap(({ row, whole, engine }) => {
    const isAlike = row.yearFrom === yearFrom && row.yearTo === yearTo && row.position === position;
    const isOpen = whole === 'open' && engine === 'open' && row.question?.key === question?.key;
    return isAlike && isOpen && row.engine ? [row.engine] : [];
  });
}

/** A part listed left and right goes on both sides. */
function fitting(row: FitmentRow, included: readonly RowAnswer[]): Judgement {
  const side = row.position ? OTHER_SIDE[row.position] : undefined;
  const other = side && included.find((one) => one.whole === 'yes' && one.row.position === side);
  const otherSide = other?.row ?? null;
  return { ...settled(Verdict.FITS, words.fits(row, otherSide), row), otherSide };
}

const OTHER_SIDE: Partial<Record<Position, Position>> = {
  FRONT_LEFT: Position.FRONT_RIGHT,
  FRONT_RIGHT: Position.FRONT_LEFT,
  LEFT: Position.RIGHT,
  REAR_LEFT: Position.REAR_RIGHT,
  REAR_RIGHT: Position.REAR_LEFT,
  RIGHT: Position.LEFT,
};

const settled = (verdict: Verdict, reason: string, row: FitmentRow | null): Judgement => ({
  verdict,
  reason,
  row,
  otherSide: null,
  question: null,
  needsEngine: false,
});

function open(reason: string, { row, engine, qualifier }: RowAnswer): Judgement {
  // The engine first: it may settle other parts too.
  const needsEngine = engine === 'open';
  return {
    verdict: Verdict.FITS_IF,
    reason,
    row,
    otherSide: null,
    question: !needsEngine && qualifier === 'open' ? row.question : null,
    needsEngine,
  };
}

import { trimText } from '#shared/format/visible-text';
import type { FieldErrors } from '#shared/forms/app-form';
import { required } from '#shared/forms/validators';
import type { Category, JobInput, PartType } from '#shared/gql/schema-types.generated';
import { jobInputLimits as limits, jobSlotInputLimits } from '#shared/gql/admin-limits.generated';
import type { JobEditor_JobFragment } from './admin-jobs.generated';

/** Properties of a slot; each is a form field, named after the slot and the property. */
export type SlotQuestion = 'title' | 'type' | 'units' | 'required';
type SlotField = `slot-${string}`;

/** A job as its form holds it. */
export interface JobValues {
  key: string;
  title: string;
  description: string;
  /** One per line. */
  words: string;
  category: string;
  place: string;
  /** The slots in their order, by names that only the form knows. */
  slots: readonly string[];
  [field: SlotField]: string;
}

/** Maximum length of the other names, one per line. */
export const longestWords = (limits.words.max + 1) * limits.words.items.max;

export const slotField = (slot: string, question: SlotQuestion): SlotField => `slot-${slot}-${question}`;

/** A slot more, empty and needed. */
export const newSlot = (slot: string) => ({
  [slotField(slot, 'units')]: '1',
  [slotField(slot, 'required')]: 'yes',
});

/** A new job after the others. */
export const noJob = (jobs: readonly JobEditor_JobFragment[]): JobValues => ({
  key: '',
  title: '',
  description: '',
  words: '',
  category: '',
  place: String(Math.min(limits.place.max, Math.max(0, ...jobs.map(({ place }) => place)) + 10)),
  slots: ['0'],
  ...newSlot('0'),
});

export function valuesOf(job: JobEditor_JobFragment): JobValues {
  const { key, title, description, words, category, place } = job;
  const fields = job.slots.flatMap((slot, index): [string, string][] => [
    [slotField(String(index), 'title'), slot.title],
    [slotField(String(index), 'type'), slot.type],
    [slotField(String(index), 'units'), String(slot.units)],
    [slotField(String(index), 'required'), slot.required ? 'yes' : ''],
  ]);
  return {
    key,
    title,
    description,
    words: words.join('\n'),
    category: category ?? '',
    place: String(place),
    slots: job.slots.map((_slot, index) => String(index)),
    ...Object.fromEntries(fields),
  };
}

const wordsIn = (text = '') => text.split('\n').map(trimText).filter(Boolean);

const wholeProblem = (text: string | undefined, name: string, max: number) =>
  /^\d{1,4}$/.test(trimText(text ?? '')) && Number(text) >= 1 && Number(text) <= max
    ? undefined
    : `${name} must be a whole number from 1 to ${max.toLocaleString('en')}`;

/** Problems of a job; `taken` are the keys of others. */
export const jobProblems =
  (taken: readonly string[]) =>
  (values: Partial<JobValues>): FieldErrors<JobValues> => {
    const { key = '', title, words, place, slots = [] } = values;
    const types = slots.map((slot) => values[slotField(slot, 'type')]);
    return {
      title: required(title, 'Title'),
      key: keyProblem(trimText(key), taken),
      place: wholeProblem(place, 'Sort order', limits.place.max),
      words:
        wordsIn(words).length > limits.words.items.max
          ? `Enter up to ${limits.words.items.max} other names`
          : undefined,
      slots: slotsProblem(slots.length),
      ...Object.fromEntries(
        slots.flatMap((slot, index) => slotProblems(values, slot, types.indexOf(types[index]) < index)),
      ),
    };
  };

function keyProblem(key: string, taken: readonly string[]): string | undefined {
  if (taken.includes(key)) return 'Another job uses this URL handle';
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(key)
    ? undefined
    : 'Use lowercase letters, digits and hyphens, such as front-brakes';
}

function slotsProblem(count: number): string | undefined {
  if (count === 0) return 'A job needs at least one part';
  return count > limits.slots.items.max ? `A job can have up to ${limits.slots.items.max} parts` : undefined;
}

function slotProblems(
  values: Partial<JobValues>,
  slot: string,
  isTwice: boolean,
): [string, string | undefined][] {
  const title = slotField(slot, 'title');
  const type = slotField(slot, 'type');
  const units = slotField(slot, 'units');
  return [
    [title, required(values[title], 'Title')],
    [type, required(values[type], 'Type') ?? (isTwice ? 'This part type is already in the job' : undefined)],
    [units, wholeProblem(values[units], 'Quantity', jobSlotInputLimits.units.max)],
  ];
}

/** The API input. Only for values without problems. */
export function inputOf(values: Partial<JobValues>): JobInput {
  return {
    title: values.title ?? '',
    description: values.description ?? '',
    words: wordsIn(values.words),
    category: values.category ? (values.category as Category) : null,
    place: Number(values.place),
    slots: (values.slots ?? []).map((slot) => ({
      title: values[slotField(slot, 'title')] ?? '',
      type: values[slotField(slot, 'type')] as PartType,
      units: Number(values[slotField(slot, 'units')]),
      required: values[slotField(slot, 'required')] === 'yes',
    })),
  };
}

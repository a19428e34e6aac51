import { carName } from '#shop-kit/car/car-name';
import type { ChosenCar } from '#shop-kit/car/car';
import { verdictOfCar, verdictLabel } from '#shop-kit/car/verdict-label';
import type { PartVerdict } from './use-part-verdict';

/** A verdict as the label of a part says it: "Fits your 2016 Honda Civic 2.0 l". */
export function verdictHeadline(judged: PartVerdict, { car }: ChosenCar): string {
  const { verdict, needsEngine, question, row } = judged;
  if (verdict !== 'FITS_IF') return verdictOfCar(verdict, carName(car));
  const answers = row?.accepted?.join(' or ');
  if (needsEngine || !question || !answers) return verdictLabel(judged);
  return `Fits ${row?.excludes ? 'unless' : 'if'} your ${car.model} has ${answers}`;
}

/** Short form where there is little room: "Fits your Civic", "Fits if rear discs". */
export const shortVerdict = (judged: PartVerdict, { car }: ChosenCar): string =>
  judged.verdict === 'FITS' ? `Fits your ${car.model}` : verdictLabel(judged);

import type { Ask } from '#shared/apollo/ask';
import type { ChosenCar } from '#shop-kit/car/car';
import { othersVariables } from '../more-parts';
import { MorePartsDocument } from '../more-parts.generated';
import { neighborsOf } from '../neighbors';
import { firstLines } from './cars-of-make';
import { fittingVariables } from './fitting-parts';
import { carsVariables, ownMake } from './part-cars';
import { PartCarsDocument } from './part-cars.generated';
import { PartPageDocument } from './part-page.generated';
import { FittingCountDocument, PartVerdictDocument } from './part-verdict.generated';
import { verdictVariables } from './use-part-verdict';

/** Loads the data of a part page: the part and its cars together, then what depends on them. */
export async function loadPart(
  ask: Ask,
  id: string,
  search: URLSearchParams,
  chosen: ChosenCar | null,
): Promise<void> {
  const [page, cars, judged] = await Promise.all([
    ask(PartPageDocument, { id }),
    ask(PartCarsDocument, carsVariables(id, search)),
    chosen ? ask(PartVerdictDocument, verdictVariables(id, chosen)) : undefined,
  ]);
  const part = page?.part;
  if (!part) return;
  const fitments = cars?.part?.fitments;
  const make = chosen && fitments && ownMake(fitments.makes, chosen.car.make);
  const known = fitments?.nodes.filter((row) => row.make === make).length ?? 0;
  const count = fitments?.makes.find((one) => one.make === make)?.count ?? 0;
  const doesNotFit = judged?.part?.fitment?.verdict === 'DOES_NOT_FIT';
  await Promise.all([
    ask(MorePartsDocument, othersVariables(neighborsOf(part)[0])),
    make &&
      known < Math.min(count, firstLines) &&
      ask(PartCarsDocument, { ...carsVariables(id, search), make }),
    chosen && doesNotFit && ask(FittingCountDocument, fittingVariables(part.category, chosen)),
  ]);
}

/** What a part page asks for, known from its address. For the server only, as `page-queries.ts` is. */
import { othersVariables } from '#features/parts/more-parts';
import { MorePartsDocument } from '#features/parts/more-parts.generated';
import { neighboursOf } from '#features/parts/neighbours';
import { firstLines } from '#features/parts/part/cars-of-make';
import { fittingVariables } from '#features/parts/part/fitting-parts';
import { carsVariables, ownMake } from '#features/parts/part/part-cars';
import { PartCarsDocument } from '#features/parts/part/part-cars.generated';
import { PartPageDocument } from '#features/parts/part/part-page.generated';
import { FittingCountDocument, PartVerdictDocument } from '#features/parts/part/part-verdict.generated';
import { verdictVariables } from '#features/parts/part/use-part-verdict';
import { firstReviews } from '#features/reviews/part-reviews';
import { PartReviewsDocument } from '#features/reviews/part-reviews.generated';
import { carFromSearch } from '#shop-kit/car/car-address';
import type { Ask, Place } from './ask';

/** The part, its cars and reviews at once; then what follows from them. */
export async function askForPart(ask: Ask, { params: { id = '' }, search }: Place): Promise<void> {
  const chosen = carFromSearch(search);
  const [page, cars, judged] = await Promise.all([
    ask(PartPageDocument, { id }),
    ask(PartCarsDocument, carsVariables(id, search)),
    chosen ? ask(PartVerdictDocument, verdictVariables(id, chosen)) : undefined,
    ask(PartReviewsDocument, { id, first: firstReviews }),
  ]);
  const part = page?.part;
  if (!part) return;
  const fitments = cars?.part?.fitments;
  const make = chosen && fitments && ownMake(fitments.makes, chosen.car.make);
  const known = fitments?.nodes.filter((row) => row.make === make).length ?? 0;
  const count = fitments?.makes.find((one) => one.make === make)?.count ?? 0;
  const doesNotFit = judged?.part?.fitment?.verdict === 'DOES_NOT_FIT';
  await Promise.all([
    ask(MorePartsDocument, othersVariables(neighboursOf(part)[0])),
    make &&
      known < Math.min(count, firstLines) &&
      ask(PartCarsDocument, { ...carsVariables(id, search), make }),
    chosen && doesNotFit && ask(FittingCountDocument, fittingVariables(part.category, chosen)),
  ]);
}

import { Field, ObjectType } from 'type-graphql';

import { MoneyScalar } from '../../../shared/money.scalar.js';
import { COST } from '../../../shared/read-cost.js';
import { verdictOfAll } from '../../cars/fitment/judge-some.js';
import { Verdict } from '../../cars/fitment/verdict.kinds.js';
import { Category } from '../part/category.js';
import { Part } from '../part/part.entity.js';
import type { ShownPart } from '../part/shown-part.js';
import type { NamedCar } from './car-text.service.js';
import type { SearchExplanationService } from './search-explanation.service.js';
import { ExplainedTerm, NearestPart, SearchVerdict } from './search-explanation.types.js';
import { SearchMatch } from './search-match.js';
import type { SearchReading } from './search-reading.js';
import { CATEGORY_NAMES } from './category-terms.js';
import { UnderstoodCar } from './understood-car.type.js';
import { MARKS, marksOf } from './term-match.js';

@ObjectType({ description: 'How a search was understood.' })
export class PartSearch {
  private judged: Promise<SearchVerdict[]> | undefined;

  constructor(
    /** For fields resolved elsewhere. */
    readonly reading: SearchReading,
    private readonly listed: readonly ShownPart[],
    private readonly explanations: SearchExplanationService,
  ) {}

  @Field(() => String, {
    nullable: true,
    description:
      'What was searched for in names and numbers; null when the search is only a car or a category.',
  })
  understoodAs(): string | null {
    return this.reading.text || null;
  }

  @Field(() => String, {
    nullable: true,
    description:
      'The likely spelling, whose parts are listed, if the typed one finds none; `asTyped` searches for that alone.',
  })
  didYouMean(): string | null {
    const { isRespelt, text, cars, intent } = this.reading;
    const category = text === '' && intent?.category ? CATEGORY_NAMES[intent.category] : '';
    return isRespelt ? [...cars.map((car) => car.text), text || category].join(' ').trim() : null;
  }

  @Field(() => Category, {
    nullable: true,
    description: 'The category it names, to which the list is narrowed.',
  })
  category(): Category | null {
    return this.reading.intent?.category ?? null;
  }

  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'The lowest price that it names ("over 100"), to which the list is narrowed.',
  })
  minPrice(): number | null {
    return this.reading.price?.minPrice ?? null;
  }

  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'The highest price that it names ("under 50", "$20"), to which the list is narrowed.',
  })
  maxPrice(): number | null {
    return this.reading.price?.maxPrice ?? null;
  }

  @Field(() => [UnderstoodCar], {
    description:
      'The cars it names, likelier first; for a VIN those it may be. Empty if `PartFilter.vehicle` may be one of them. With a different car there, a search for nothing but these lists nothing until the car is chosen.',
  })
  cars(): readonly NamedCar[] {
    return this.reading.cars;
  }

  @Field(() => [SearchVerdict], {
    description:
      'Whether each part of this page fits the car that the search names, in the order of the page; empty if it names none, and with `PartFilter.vehicle`.',
    complexity: COST.batch,
  })
  verdicts(): Promise<SearchVerdict[]> {
    return (this.judged ??= this.explanations.judge(this.listed, this.reading));
  }

  @Field(() => Verdict, {
    nullable: true,
    description:
      'What holds for all of `verdicts`: FITS when all fit, FITS_IF when all fit or may. Null otherwise: then nothing may be promised about the list.',
    // Read with `verdicts`.
    complexity: COST.row,
  })
  async verdictOfAll(): Promise<Verdict | null> {
    return verdictOfAll((await this.verdicts()).map(({ fitment }) => fitment.verdict));
  }

  @Field(() => [String], { description: MARKS })
  marks(): string[] {
    return marksOf(this.reading.text);
  }

  @Field(() => Part, {
    nullable: true,
    description: 'The one part with exactly this number, its own or that of another maker.',
    complexity: COST.batch,
  })
  exactPart(): Promise<ShownPart | null> {
    return this.explanations.findExact(this.reading);
  }

  @Field(() => [SearchMatch], {
    description: 'Why each part of this page was found, in the order of the page.',
    complexity: COST.batch,
  })
  async matches(): Promise<SearchMatch[]> {
    return this.explanations.findMatches(this.listed, this.reading, await this.verdicts());
  }

  @Field(() => [ExplainedTerm], {
    description: 'What each word finds alone; empty when the search finds parts.',
    complexity: COST.count,
  })
  async words(): Promise<ExplainedTerm[]> {
    return this.reading.finds ? [] : this.explanations.explain(this.reading);
  }

  @Field(() => [NearestPart], {
    description: 'Up to six parts with most of the words; empty when the search finds parts.',
    complexity: COST.list,
  })
  async nearest(): Promise<NearestPart[]> {
    return this.reading.finds ? [] : this.explanations.findNearest(this.reading);
  }
}

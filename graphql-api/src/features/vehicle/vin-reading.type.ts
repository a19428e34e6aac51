import { Field, Int, ObjectType } from 'type-graphql';

import type { EngineFacts } from './engine-facts.js';
import { VehicleEngine } from './vehicle-engine.entity.js';

@ObjectType({ description: "A car of the shop's list that a VIN may be.", simpleResolvers: true })
class VinCandidate {
  @Field(() => Int, { description: 'Its model year.' })
  year: number;

  @Field(() => String, { description: 'Who makes it.' })
  make: string;

  @Field(() => String, { description: 'What it is called.' })
  model: string;

  @Field(() => [VehicleEngine], {
    description:
      'The engines that the VIN leaves, the most certain first; empty when it says nothing of them.',
  })
  engines: readonly EngineFacts[];
}

@ObjectType({ description: 'What a VIN tells of a car.', simpleResolvers: true })
export class VinReading {
  @Field(() => String, { description: 'The VIN, in capitals.' })
  vin: string;

  @Field(() => Boolean, {
    description: 'Whether the ninth character is right. A hint only, and none without `needsCheckDigit`.',
  })
  checkDigitAgrees: boolean;

  @Field(() => Boolean, {
    description: 'Whether the ninth character has to be a check digit: of cars from North America.',
  })
  needsCheckDigit: boolean;

  @Field(() => [Int], {
    description:
      'The model years that the tenth character may mean, the likelier first; they repeat after 30 years.',
  })
  years: readonly number[];

  @Field(() => [VinCandidate], {
    description:
      "The cars of the shop's list that it may be, the likelier first; at most 12, often one, and empty when it knows none.",
  })
  candidates: readonly VinCandidate[];
}

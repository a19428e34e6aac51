import { Field, Int, ObjectType } from 'type-graphql';

import type { EngineFacts } from './engine-facts.js';
import { VehicleEngine } from './vehicle-engine.entity.js';

@ObjectType({ description: "A car in the shop's list that a VIN may be.", simpleResolvers: true })
class VinCandidate {
  @Field(() => Int, { description: 'Its model year.' })
  year: number;

  @Field(() => String, { description: 'Who makes it.' })
  make: string;

  @Field(() => String, { description: 'The model name.' })
  model: string;

  @Field(() => [VehicleEngine], {
    description: 'The engines that match the VIN, most certain first; empty if it says nothing about them.',
  })
  engines: readonly EngineFacts[];
}

@ObjectType({ description: 'What a VIN says about a car.', simpleResolvers: true })
export class VinReading {
  @Field(() => String, { description: 'The VIN, in capitals.' })
  vin: string;

  @Field(() => Boolean, {
    description: 'Whether the ninth character is right. A hint only, and none without `needsCheckDigit`.',
  })
  checkDigitAgrees: boolean;

  @Field(() => Boolean, {
    description: 'Whether the ninth character has to be a check digit, as for cars from North America.',
  })
  needsCheckDigit: boolean;

  @Field(() => [Int], {
    description:
      'The model years that the tenth character may mean, likelier first; they repeat after 30 years.',
  })
  years: readonly number[];

  @Field(() => [String], {
    description:
      "The makes in the shop's list that it may be of, likelier first, even if it tells no model year; empty if there are none.",
  })
  makes: readonly string[];

  @Field(() => [VinCandidate], {
    description:
      "The cars in the shop's list that it may be, likelier first; at most 12, often one, empty if there are none.",
  })
  candidates: readonly VinCandidate[];
}

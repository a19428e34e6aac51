import { registerEnumType } from 'type-graphql';

export enum Category {
  ACCESSORIES = 'ACCESSORIES',
  BRAKES = 'BRAKES',
  ENGINE = 'ENGINE',
  FILTERS = 'FILTERS',
  IGNITION = 'IGNITION',
  LIGHTING = 'LIGHTING',
  SUSPENSION = 'SUSPENSION',
  WHEELS = 'WHEELS',
}

registerEnumType(Category, { name: 'Category', description: "A part's shelf." });

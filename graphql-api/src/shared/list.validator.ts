import { ArrayMaxSize, ArrayMinSize } from 'class-validator';

import { allOf, Limit } from './limit.js';

/** A list of `min` to `max` items. */
export const HasItems = (min: number, max: number): PropertyDecorator =>
  allOf(ArrayMinSize(min), ArrayMaxSize(max), Limit('items', { min, max }));

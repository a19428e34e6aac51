import { enumOf } from '../../../shared/enum-of.js';

export const Position = enumOf('Position', 'Where on the car a part goes, seen in the direction of travel.', {
  FRONT: 'The front axle or end.',
  FRONT_LEFT: 'Front left.',
  FRONT_RIGHT: 'Front right.',
  LEFT: 'The left side.',
  REAR: 'The rear axle or end.',
  REAR_LEFT: 'Rear left.',
  REAR_RIGHT: 'Rear right.',
  RIGHT: 'The right side.',
});
export type Position = keyof typeof Position;

import { registerEnumType } from 'type-graphql';

export enum Position {
  FRONT = 'FRONT',
  FRONT_LEFT = 'FRONT_LEFT',
  FRONT_RIGHT = 'FRONT_RIGHT',
  LEFT = 'LEFT',
  REAR = 'REAR',
  REAR_LEFT = 'REAR_LEFT',
  REAR_RIGHT = 'REAR_RIGHT',
  RIGHT = 'RIGHT',
}

registerEnumType(Position, {
  name: 'Position',
  description: 'Where on the car a part goes, seen in the direction of travel.',
  valuesConfig: {
    FRONT: { description: 'The front axle or end.' },
    FRONT_LEFT: { description: 'In front on the left.' },
    FRONT_RIGHT: { description: 'In front on the right.' },
    LEFT: { description: 'The left side.' },
    REAR: { description: 'The rear axle or end.' },
    REAR_LEFT: { description: 'At the rear on the left.' },
    REAR_RIGHT: { description: 'At the rear on the right.' },
    RIGHT: { description: 'The right side.' },
  },
});

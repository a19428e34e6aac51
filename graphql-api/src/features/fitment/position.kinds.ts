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
    FRONT_LEFT: { description: 'Front left.' },
    FRONT_RIGHT: { description: 'Front right.' },
    LEFT: { description: 'The left side.' },
    REAR: { description: 'The rear axle or end.' },
    REAR_LEFT: { description: 'Rear left.' },
    REAR_RIGHT: { description: 'Rear right.' },
    RIGHT: { description: 'The right side.' },
  },
});

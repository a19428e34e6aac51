import type { Position } from '#shared/gql/schema-types.generated';

/** Labels of the positions of a part on a car. */
export const positionLabels: Record<Position, string> = {
  FRONT: 'Front',
  FRONT_LEFT: 'Front left',
  FRONT_RIGHT: 'Front right',
  LEFT: 'Left',
  REAR: 'Rear',
  REAR_LEFT: 'Rear left',
  REAR_RIGHT: 'Rear right',
  RIGHT: 'Right',
};

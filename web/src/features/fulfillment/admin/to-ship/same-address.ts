const comparable = (address: string | null) => (address ?? '').trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** Whether both are the same place, as the API compares them (`expectedAddress`): without regard to blanks and case. */
export const isSameAddress = (one: string | null, other: string | null) =>
  comparable(one) === comparable(other);

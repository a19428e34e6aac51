const comparable = (address: string | null) => (address ?? '').trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** Whether both are the same place, compared as in the API (`expectedAddress`): ignoring spaces and case. */
export const isSameAddress = (one: string | null, other: string | null) =>
  comparable(one) === comparable(other);

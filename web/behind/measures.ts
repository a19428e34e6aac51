/** A duration of so many milliseconds, with one place below ten: "0.4 ms", "23 ms". */
export const inMs = (ms: number): string => `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`;

/** "1 statement", "3 statements". */
export const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

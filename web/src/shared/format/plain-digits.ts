const isDigit = /^\p{Nd}$/u;

/** The typed text with digits of any script or width normalized to 0 to 9. */
export const plainDigits = (typed: string) =>
  typed.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let before = 0;
    while (isDigit.test(String.fromCodePoint(code - before - 1))) before += 1;
    // Unicode has the ten digits of a script in a row from zero on, and such rows one after another.
    return String(before % 10);
  });

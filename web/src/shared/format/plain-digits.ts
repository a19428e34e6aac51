const isDigit = /^\p{Nd}$/u;

/** What somebody typed with its digits as 0 to 9, whatever script or width they were in. */
export const plainDigits = (typed: string) =>
  typed.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let before = 0;
    while (isDigit.test(String.fromCodePoint(code - before - 1))) before += 1;
    // Unicode has the ten digits of a script in a row from zero on, and such rows one after another.
    return String(before % 10);
  });

/**
 * What is made of each render: a folder below the input, and per width the two qualities.
 *
 * The qualities were chosen by eye on a 2× contact sheet: threads, perforations and lettering stay crisp, the paper
 * ground shows no steps. `limit` is the most an AVIF may weigh, in bytes; the quality goes down until it fits.
 * `room` moves a render back: so many shares of its width are added at its left and its right, so that nothing of the
 * subject is cut where the first screen shows three quarters of the width only.
 * `furtherSizes` are those of further views (`<name>-2`): thumbnail and whole, since lists never show them.
 * Sizes and limits come from where a picture is shown: row 96 px, card 258 px, part page 46 vw, first screen 720/960/1440.
 */
export const recipes = [
  {
    folder: 'parts',
    sizes: [
      { width: 192, avif: 62, webp: 82 },
      { width: 320, avif: 60, webp: 80, limit: 8_000 },
      { width: 640, avif: 58, webp: 78 },
      { width: 900, avif: 56, webp: 78 },
    ],
    furtherSizes: [
      { width: 192, avif: 62, webp: 82 },
      { width: 900, avif: 56, webp: 78 },
    ],
  },
  {
    folder: 'carousel',
    room: { 2: { left: 0.09, right: 0.12 }, 4: { left: 0.14, right: 0.14 } },
    sizes: [
      { width: 720, avif: 60, webp: 76, limit: 45_000 },
      { width: 960, avif: 59, webp: 76, limit: 60_000 },
      { width: 1440, avif: 58, webp: 76, limit: 90_000 },
    ],
  },
  {
    folder: 'articles',
    sizes: [
      { width: 400, avif: 60, webp: 80 },
      { width: 800, avif: 58, webp: 78 },
      { width: 1200, avif: 56, webp: 78 },
    ],
  },
  {
    folder: '.',
    sizes: [
      { width: 600, avif: 60, webp: 80 },
      { width: 1200, avif: 56, webp: 78 },
    ],
  },
];

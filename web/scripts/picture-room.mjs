import sharp from 'sharp';

/** How far the render fades into what is added, in pixels, and how many of its outermost columns that is made from. */
const fade = 90;
const edge = 24;

/**
 * A render of a dark studio with more of the studio around it, as a PNG: left and right by the arguments (shares of its width),
 * and as much wall above as keeps its proportions. Floor and wall go on as they are at the edges.
 */
export async function withRoom(render, { left, right }) {
  const { width, height } = await sharp(render).metadata();
  const [before, after] = [Math.round(left * width), Math.round(right * width)];
  const wide = before + width + after;
  const above = Math.round((wide * height) / width) - height;

  const sides = [
    { from: 0, at: 0, fills: before + fade },
    { from: width - edge, at: before + width - fade, fills: after + fade },
  ];
  const added = await Promise.all(
    sides.map(async ({ from, at, fills }) => ({
      input: await smooth(render, { left: from, top: 0, width: edge, height }, fills),
      left: at,
      top: above,
    })),
  );
  const faded = await sharp(render)
    .removeAlpha()
    .joinChannel(await fadingEdges(width, height), { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
  return sharp({
    create: { width: wide, height: height + above, channels: 3, background: await wall(render) },
  })
    .composite([...added, { input: faded, left: before, top: above }])
    .png()
    .toBuffer();
}

/** A strip of the render stretched to a width, without its grain: stretched, it would be streaks. */
async function smooth(render, strip, width) {
  const column = await sharp(render)
    .removeAlpha()
    .extract(strip)
    .resize({ width: 1, height: strip.height, fit: 'fill' })
    .toBuffer();
  return sharp(column).resize({ width, height: strip.height, fit: 'fill' }).blur(12).png().toBuffer();
}

/** The color of the wall at the top of the render: its first row, at the left, where nothing is in front of it. */
async function wall(render) {
  const corner = await sharp(render)
    .removeAlpha()
    .extract({ left: 0, top: 0, width: 200, height: 4 })
    .resize({ width: 1, height: 1, fit: 'fill' })
    .raw()
    .toBuffer();
  const [r, g, b] = corner;
  return { r, g, b };
}

/** An alpha channel: clear at the left, right and upper edge, full inside. */
async function fadingEdges(width, height) {
  const alpha = Buffer.alloc(width * height);
  for (let y = 0; y < height; y += 1) {
    const downward = Math.min(1, y / 2);
    for (let x = 0; x < width; x += 1) {
      const inward = Math.min(1, x / fade, (width - 1 - x) / fade);
      alpha[y * width + x] = Math.round(255 * inward * downward);
    }
  }
  return alpha;
}

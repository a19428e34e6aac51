import type { DemoReview } from './demo-data.types.js';

/** Newest first. Everyone writes about something they had been sent before. */
export const demoReviews: DemoReview[] = [
  {
    userEmail: 'marta@example.com',
    rating: 4.5,
    createdHoursAgo: 29.2,
    text: 'Two discs and a pad set, each box with its number outside and oiled paper inside. I measured the discs: 25.0 mm, as stated. Fitted in an hour.',
  },
  {
    userEmail: 'deniz@example.org',
    rating: 5,
    createdHoursAgo: 63.4,
    text: 'Found the drop links by their number, typed without dot or dash. The smallest order is two, and the page says so before you start.',
  },
  {
    userEmail: 'tom@example.com',
    rating: 4,
    createdHoursAgo: 91.7,
    text: 'The battery came charged, 12.7 V at the poles, and the handle held. I would like a delivery date on the order page.',
  },
  {
    userEmail: 'ines@example.com',
    rating: 3.5,
    createdHoursAgo: 122.3,
    text: 'Right part, opens where it should. A thermostat does not need a carton that size.',
  },
  {
    userEmail: 'jarno@example.org',
    rating: 4,
    createdHoursAgo: 149.8,
    text: 'Twenty nuts and the key, all threads clean. Check your cone before you order: mine is 60 degrees, my neighbour needs ball seats.',
  },
  {
    userEmail: 'priya@example.org',
    rating: 5,
    createdHoursAgo: 171.1,
    text: 'Springs matched each other to the millimetre and the part number is stamped on the last coil. They came well before the weekend I had planned for them.',
  },
  {
    userEmail: 'mateusz@example.com',
    rating: 4.5,
    createdHoursAgo: 196.5,
    text: 'The lead is 420 mm, which is what the page says and what the car needs. Thread paste was on.',
  },
  {
    userEmail: 'aoife@example.com',
    rating: 4,
    createdHoursAgo: 223.9,
    text: 'Four plugs, every gap at 1.0 when I checked. The tips have caps, the box does not close again once opened.',
  },
  {
    userEmail: 'kenji@example.org',
    rating: 5,
    createdHoursAgo: 262.6,
    text: 'Stock said 44, I ordered four wheels, four wheels came. No dents, each in its own carton with card between the spokes.',
  },
  {
    userEmail: 'thandi@example.com',
    rating: 3,
    createdHoursAgo: 288.2,
    text: 'Lamp fits and all three tabs line up. There are no bulbs in it; the page does say that, I had not read to the end.',
  },
  {
    userEmail: 'lucia@example.com',
    rating: null,
    createdHoursAgo: 312.5,
    text: 'Question rather than a rating: could the connector be shown from the front? The coil is right, but I counted the pins twice before I paid.',
  },
  {
    userEmail: 'henrik@example.com',
    rating: 3.5,
    createdHoursAgo: 345.4,
    text: 'Bright and even. They need the 45 mm behind the lamp that the page asks for, and I had to file a bracket to get them.',
  },
  {
    userEmail: 'samira@example.org',
    rating: 2.5,
    createdHoursAgo: 388.1,
    text: 'One of the two hoses had a bent bracket. It straightened by hand and nothing leaks, but a stiffer bag would have cost little.',
  },
  {
    userEmail: 'caleb@example.com',
    rating: 4.5,
    createdHoursAgo: 431.3,
    text: 'Neck is a true 76 mm and the clamp has enough length. Bought two because the count said three left.',
  },
  {
    userEmail: 'tom@example.com',
    rating: 5,
    createdHoursAgo: 455.7,
    text: 'Both hubs bolted straight on and the ABS light stayed off. The sensor lead could be a hand longer.',
  },
  {
    userEmail: 'marta@example.com',
    rating: 4,
    createdHoursAgo: 540.2,
    text: 'Pump and O-ring are fine. I typed the number as it is cast into the old one, without dashes, and the search found it all the same.',
  },
  {
    userEmail: 'deniz@example.org',
    rating: 4.5,
    createdHoursAgo: 622.8,
    text: 'A box of ten filters is a box of ten filters, every one in its own carton. One delivery, one shelf, a month of oil changes.',
  },
  {
    userEmail: 'priya@example.org',
    rating: 3,
    createdHoursAgo: 689.6,
    text: 'The camshaft is straight and well oiled. One corner of the tube was crushed on the way, so look before you sign.',
  },
  {
    userEmail: 'mateusz@example.com',
    rating: 5,
    createdHoursAgo: 742.9,
    text: 'Alternator charges at 14.3 V with everything switched on. Pulley, plug and bolt holes as described.',
  },
  {
    userEmail: 'aoife@example.com',
    rating: 4,
    createdHoursAgo: 811.5,
    text: 'Plugs are sold in fours, which suits a four-cylinder. I have a three-cylinder and now own a spare.',
  },
];

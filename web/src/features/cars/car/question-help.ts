/** What helps to answer the questions that the shop has pictures and advice for; the others stand in their own words. */
interface Help {
  advice: string;
  answers: Record<string, { name: string; picture: string }>;
}

const picture = (slug: string) => `/pictures/parts/${slug}-192.webp`;

const helps: Record<string, Help | undefined> = {
  'rear-brakes': {
    advice: 'Look through the rear wheel: a flat plate is a disc, a closed cylinder is a drum.',
    answers: {
      'rear discs': { name: 'Disc', picture: picture('brake-disc-vented-front') },
      'rear drums': { name: 'Drum', picture: picture('brake-drum-and-shoes') },
    },
  },
};

/** How to find the answer out; undefined where there is nothing to say. */
export const howToTell = (key: string): string | undefined => helps[key]?.advice;

export const pictureOf = (key: string, answer: string): string | undefined =>
  helps[key]?.answers[answer]?.picture;

/** An answer on its own: the API's words follow "with". */
export const answerName = (key: string, answer: string): string =>
  helps[key]?.answers[answer]?.name ?? answer.charAt(0).toUpperCase() + answer.slice(1);

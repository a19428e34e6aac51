/** A question and what we answer. */
export interface Question {
  /** The answer's anchor in `/qa`. */
  id: string;
  question: string;
  /** Paragraphs; text between backticks is code. */
  answer: readonly string[];
  /** An example, line by line as it is read. */
  code?: string;
}

/** The five specified answers. */
export const questions: readonly Question[] = [
  {
    id: 'react-performance',
    question: 'How do you improve the performance of a React application?',
    answer: [
      "Measure first. The Profiler of the React developer tools names the component that renders too often or too long, and the browser's performance panel shows whether React is the trouble at all. Often it is a picture, a font or a script that no one needs on this page.",
      'Then do less. Keep state near the component that uses it, so that a key press does not render the whole page. Give list items stable keys. Pass a slow child as `children`, or wrap it in `memo`, so that it does not render again while its props are the same. Keep `useMemo` and `useCallback` for values that are expensive to compute or that a memoized child compares.',
      "Then send less. Load each page's code with `lazy` when it is needed, render only the visible part of long lists, give pictures a size and a modern format, and fetch data once for all who need it. Render the first page on the server, so that there is something to read before the script has loaded.",
      "Measure again. Remove what didn't help: every memo costs memory and readability.",
    ],
  },
  {
    id: 'state-management',
    question: 'What are the ways to manage state in a React application?',
    answer: [
      'Start from whose state it is. What one component needs is local: `useState`, or `useReducer` when several values change together. What a few neighbors share moves up to their nearest common parent and comes down as props.',
      'What half the tree reads and what rarely changes, such as the theme or who is signed in, fits into a context. Every reader renders when it changes, so a context is a poor place for what changes with each key.',
      'What can be in the address belongs there: the page of a list, its filters, the open tab. It survives a reload, it can be sent to someone, and the back button works.',
      'What the server owns is a cache and not state. A library such as Apollo Client or TanStack Query fetches it, shares it, knows when it is stale and rolls an optimistic change back. When that is out of the way, little is left for a store such as Redux Toolkit or Zustand; it earns its place where many distant components change the same thing.',
    ],
  },
  {
    id: 'prototypal-inheritance',
    question: 'How does prototypal inheritance work?',
    answer: [
      "Every object in JavaScript has a hidden link to another object, its prototype, or to `null`. When a property is read and the object does not have it itself, the engine looks in the prototype, then in the prototype's prototype, until it is found or the chain ends. Writing is different: an assignment makes a property on the object itself and leaves the prototype as it was.",
      'So objects inherit from objects, and nothing is copied. If a method is added to the prototype later, all objects that are linked to it have it at once.',
      "`Object.create` makes an object with a given prototype. A function called with `new` links the new object to the function's `prototype` property. The `class` syntax does the same with nicer words: methods stand on the prototype once, fields on each object.",
    ],
    code: `const part = {
  label() {
    return \`\${this.name}, $\${this.price}\`;
  },
};

const disc = Object.create(part);
disc.name = 'Brake disc';
disc.price = '64.90';

disc.label(); // "Brake disc, $64.90"
Object.hasOwn(disc, 'label'); // false: found in its prototype`,
  },
  {
    id: 'search-by-name',
    question: 'How do you find products by name in an array of objects?',
    answer: [
      'Bring both sides into the same form, then keep what contains the search. `filter` answers all matches, `find` only the first one. Lower case makes “Disc” and “disc” the same; `normalize` takes accents apart so that they can be dropped; `trim` forgives a space at the end. An empty search matches everything, which is usually what one wants of a list.',
      'That looks at every product, and up to some thousands no one notices. Beyond that the search belongs to the database, with an index made for it. In the browser, wait for a short pause in typing before asking, and drop an answer that arrives after a later question.',
    ],
    code: `const plain = (text) =>
  text.normalize('NFD').replace(/\\p{M}/gu, '').toLowerCase().trim();

const findByName = (products, search) => {
  const wanted = plain(search);
  return products.filter(({ name }) => plain(name).includes(wanted));
};

findByName([{ name: 'Brake disc' }, { name: 'Oil filter' }], ' DISC ');
// [{ name: 'Brake disc' }]`,
  },
  {
    id: 'unit-tests',
    question: 'What is a unit test, and why write them?',
    answer: [
      'A unit test runs a small piece of the program on its own, with known input, and compares what comes out with what should. It takes milliseconds, so hundreds of them can run after every change.',
      "It says today that the code does what was meant, edge cases included: nothing, one, many, the limit, just past the limit. It says next year that a change did not break it. It shows how the piece is used, and it pushes towards pieces that can be used on their own. When a fault is found, a test that fails because of it comes first; then the fault is fixed, and it can't come back unseen.",
      'A good one has a name that reads as a sentence, tests what a caller can see and not how it is done, does not depend on clock, network or other tests, and was seen to fail once. Unit tests do not show that the pieces work together. For that there are tests through the real door: a request to the server, a click in the browser.',
    ],
  },
];

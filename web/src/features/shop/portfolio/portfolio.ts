/** What the developer does, in groups. */
export const skills: readonly { group: string; names: string }[] = [
  { group: 'Languages', names: 'TypeScript, JavaScript, SQL, HTML, CSS' },
  { group: 'In the browser', names: 'React, React Router, Apollo Client, final-form' },
  { group: 'On the server', names: 'Node.js, Express, GraphQL, REST' },
  { group: 'Data', names: 'PostgreSQL, TypeORM, MongoDB' },
  { group: 'Interface', names: 'Chakra UI, accessible components, responsive layout' },
  { group: 'Testing', names: 'Jest, Testing Library, Playwright, axe' },
  { group: 'Services', names: 'Firebase Authentication, Stripe' },
  { group: 'Tools', names: 'Git, Vite, ESLint, Docker' },
];

/** A piece of sample work. */
export interface Project {
  /** Stem of its drawing: `/pictures/projects/<slug>.svg`. */
  slug: string;
  name: string;
  summary: string;
  /** What is seen on the drawing. */
  pictureText: string;
  builtWith: string;
}

export const projects: readonly Project[] = [
  {
    slug: 'tide-table',
    name: 'Tide table',
    summary:
      'High and low water for small harbours, for people who are out on the mud. It loads once and works without a signal for a month; the curve is drawn on the page and can be read out by a screen reader as a table.',
    pictureText: 'A tide curve with two high waters and a mark for now',
    builtWith: 'React, a service worker, SVG',
  },
  {
    slug: 'tool-library',
    name: 'Tool library',
    summary:
      'Lending for a neighbourhood that shares its drills and ladders. Members reserve by the day, a volunteer hands out with a phone, and two people can’t get the same saw because the database will not have it.',
    pictureText: 'A calendar grid with the days on which tools are out',
    builtWith: 'TypeScript, GraphQL, PostgreSQL',
  },
  {
    slug: 'night-bus',
    name: 'Night bus board',
    summary:
      'A departure board for the screen in a bar: the next four buses, in letters one can read across the room. It keeps counting when the line to the timetable is down, and says so.',
    pictureText: 'A dark departure board with four lines and their minutes',
    builtWith: 'React, server-sent events, Node.js',
  },
];

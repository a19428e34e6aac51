/** Skills of the developer, in groups. */
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
  /** File name of its image: `/pictures/projects/<slug>.svg`. */
  slug: string;
  name: string;
  summary: string;
  /** Description of the image. */
  pictureText: string;
  builtWith: string;
}

export const projects: readonly Project[] = [
  {
    slug: 'tide-table',
    name: 'Tide table',
    summary:
      'High and low tides for small harbors. It loads once and works offline for a month; the curve is drawn on the page, and screen readers get a table.',
    pictureText: 'A tide curve with two high tides and a marker for the current time',
    builtWith: 'React, a service worker, SVG',
  },
  {
    slug: 'tool-library',
    name: 'Tool library',
    summary:
      'Lending for a neighborhood that shares its drills and ladders. Members reserve by the day, a volunteer checks items out on a phone, and a database constraint prevents double bookings.',
    pictureText: 'A calendar grid of the days on which tools are lent out',
    builtWith: 'TypeScript, GraphQL, PostgreSQL',
  },
  {
    slug: 'night-bus',
    name: 'Night bus board',
    summary:
      'A departure board for the screen in a bar: the next four buses, readable from across the room. When the timetable is offline it keeps counting down and shows that it is offline.',
    pictureText: 'A dark departure board with four lines and their minutes',
    builtWith: 'React, server-sent events, Node.js',
  },
];

import { paths } from '#shop-kit/paths';

/** A link of the navigation, and on which pages it is the current one. */
export interface NavItem {
  label: string;
  to: string;
  isCurrent: (pathname: string) => boolean;
  /** Left out of a bar in which the search would have no room. */
  wideOnly?: true;
}

const at = (to: string) => (pathname: string) => pathname === to;
const within = (to: string) => (pathname: string) => pathname === to || pathname.startsWith(`${to}/`);

/** The links that everyone sees. */
export const everyonesNav: NavItem[] = [
  {
    label: 'Home',
    to: paths.home.to(),
    isCurrent: (pathname) => pathname === paths.home.path || pathname === paths.home.alias,
  },
  { label: 'Jobs', to: paths.jobs.to(), isCurrent: within(paths.jobs.path), wideOnly: true },
  { label: 'Blogs', to: paths.blogs.to(), isCurrent: within(paths.blogs.path) },
  { label: 'My Portfolio', to: paths.portfolio.to(), isCurrent: at(paths.portfolio.path) },
];

/** Shown only when signed in. */
export const dashboardNav: NavItem = {
  label: 'Dashboard',
  to: paths.dashboard.to(),
  isCurrent: within(paths.dashboard.path),
};

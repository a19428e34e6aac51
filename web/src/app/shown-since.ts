/** The note of web/index.html, which the server shows on an outdated page while the database is down. */
export const noteOf = (page: Document): HTMLElement | null => page.getElementById('shown-since');

export const isShownSince = (page: Document): boolean => noteOf(page)?.hidden === false;

/** The id of the style element that holds reset, tokens and global styles in pages from the server. */
export const groundName = 'axle-ground';

/** Whether the server's page has that element: its content is not computed again. Never on the server. */
export const hasGround = typeof document !== 'undefined' && document.getElementById(groundName) !== null;

/** The id of the style element that holds reset, tokens and global styles in pages from the server. */
export const groundName = 'axle-ground';

/** Whether this page came with that element: what it says is not worked out again. Never on the server. */
export const hasGround = typeof document !== 'undefined' && document.getElementById(groundName) !== null;

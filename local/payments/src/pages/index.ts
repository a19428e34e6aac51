export { Html, html } from './html.js';
export { sandboxPage } from './sandbox-page.js';
export { styleRoutes } from './style.routes.js';

import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './typefaces.css';
import './palette.css';
import './explorer.css';
import './graphiql-style.css';
import './narrow.css';

import { createRoot } from 'react-dom/client';

import { Explorer } from './explorer';
import { readLocalMode } from './local-mode';
import { readOpenedOperation } from './operation-address';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
createRoot(root).render(
  <Explorer local={await readLocalMode()} opened={readOpenedOperation(window.location.hash)} />,
);

import { fileURLToPath } from 'node:url';

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * "Behind this screen", beside the pages: only `npm start` and `npm run dev` build it, once the shop answers, and only a shop in
 * development serves it, at `/behind/` (ADR 029).
 */
export default defineConfig({
  root: here('.'),
  base: '/behind/',
  publicDir: false,
  plugins: [react()],
  build: {
    outDir: here('../dist/behind'),
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: { input: here('panel.ts'), output: { entryFileNames: 'panel.js' } },
  },
});

/** Fakes Vite's development server: reports what it was given. */
import { createServer } from 'node:http';

const port = Number(process.argv[process.argv.indexOf('--port') + 1]);
createServer((_request, response) => {
  response.end(JSON.stringify({ apiOrigin: process.env.API_ORIGIN, folder: process.cwd() }));
}).listen(port, '127.0.0.1');

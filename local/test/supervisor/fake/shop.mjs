/** Fakes the API: ready at once, reports its process id and environment, and dies on request. */
import { createServer } from 'node:http';

if (process.env.FAKE_SHOP === 'broken') {
  console.error('The shop is broken.');
  process.exit(1);
}
if (process.env.FAKE_SHOP === 'deaf') process.on('SIGTERM', () => {});

createServer((request, response) => {
  if (request.url === '/die') process.exit(1);
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ status: 'ready', pid: process.pid, env: process.env }));
}).listen(Number(process.env.PORT), '127.0.0.1');

/** node:http answering from memory the answers it was given: the most that this process model can do. */
import { beReference } from './be-reference.js';
import type { KnownAnswer } from './known-answer.js';

interface Prepared {
  readonly headers: string[];
  readonly body: Buffer;
}

const answers = new Map<string, Prepared>();

process.on('message', (known: readonly KnownAnswer[]) => {
  answers.clear();
  for (const { key, headers, body } of known) {
    answers.set(key, { headers: [...headers], body: Buffer.from(body, 'base64') });
  }
  process.send?.('taken');
});

beReference((request, response) => {
  const answer = (key: string) => {
    const known = answers.get(key);
    if (known) response.writeHead(200, known.headers).end(known.body);
    else response.writeHead(404).end();
  };
  if (request.method === 'GET') {
    answer(request.url ?? '');
    return;
  }
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => answer(Buffer.concat(chunks).toString('latin1')));
});

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as OTLP over HTTP writes it in JSON. */
export interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly failed: boolean;
}

interface Otlp {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly {
      readonly spans: readonly (Omit<ReceivedSpan, 'attributes' | 'failed'> & {
        readonly attributes: readonly { readonly key: string; readonly value: Record<string, unknown> }[];
        readonly status: { readonly code?: number };
      })[];
    }[];
  }[];
}

const FAILED = 2;

/** Takes traces as a collector would. */
export class TraceReceiver {
  readonly spans: ReceivedSpan[] = [];
  /** Everything received, unchanged. */
  text = '';

  private constructor(private readonly server: Server) {}

  static async open(): Promise<TraceReceiver> {
    const server = createServer();
    const receiver = new TraceReceiver(server);
    server.on('request', (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        receiver.take(Buffer.concat(chunks).toString());
        response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    this.server.closeAllConnections();
    await closed;
  }

  private take(text: string): void {
    this.text += text;
    const { resourceSpans } = JSON.parse(text) as Otlp;
    for (const { spans } of resourceSpans.flatMap(({ scopeSpans }) => scopeSpans)) {
      for (const { attributes, status, ...span } of spans) {
        const fields = attributes.map(({ key, value }) => [key, Object.values(value)[0]]);
        this.spans.push({
          ...span,
          attributes: Object.fromEntries(fields) as Record<string, unknown>,
          failed: status.code === FAILED,
        });
      }
    }
  }
}

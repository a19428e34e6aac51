/** One request: what it is called in the report, and how it goes over the wire. */
export interface ShopRequest {
  readonly kind: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly token?: string;
  readonly body?: object;
}

const PATIENCE_MS = 30_000;
const EXAMPLES = 20;

/** A response that a customer would call an error. */
export class Failed extends Error {}

/** Sends requests to one shop and counts the responses. */
export class Traffic {
  /** Durations in milliseconds, by kind. */
  readonly times = new Map<string, number[]>();
  failures = 0;
  /** Messages of the first failures. */
  readonly examples: string[] = [];

  constructor(private readonly shopUrl: string) {}

  get requests(): number {
    return [...this.times.values()].reduce((sum, { length }) => sum + length, 0) + this.failures;
  }

  /** The parsed JSON, or the text of anything else. Throws Failed, which is counted, at any status but 2xx and at GraphQL errors. */
  async send<Answer>(request: ShopRequest): Promise<Answer> {
    const began = performance.now();
    try {
      const answer = await this.ask(request);
      this.note(request.kind, performance.now() - began);
      return answer as Answer;
    } catch (error) {
      this.failures += 1;
      if (this.examples.length < EXAMPLES) this.examples.push(`${request.kind}: ${String(error)}`);
      throw error instanceof Failed ? error : new Failed(String(error));
    }
  }

  private async ask({ method, path, token, body }: ShopRequest): Promise<unknown> {
    const response = await fetch(`${this.shopUrl}${path}`, {
      method,
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body && { 'Content-Type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const text = await response.text();
    if (!response.ok || text.startsWith('{"errors"'))
      throw new Failed(`${response.status} ${text.slice(0, 200)}`);
    return response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
  }

  private note(kind: string, ms: number): void {
    const times = this.times.get(kind) ?? [];
    times.push(ms);
    this.times.set(kind, times);
  }
}

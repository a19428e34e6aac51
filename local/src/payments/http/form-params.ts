import { invalidRequest, type StripeRefusal } from './stripe-refusal.js';

const longestString = 5000;

/**
 * Reads the parameters of one request by name and refuses what Stripe would refuse, in Stripe's words. Whatever
 * was not asked for by name is unknown: {@link refuseUnknown} says so.
 */
export class FormParams {
  private readonly asked = new Set<string>();
  private readonly children: FormParams[] = [];

  constructor(
    private readonly values: Readonly<Record<string, unknown>>,
    private readonly path = '',
  ) {}

  has(name: string): boolean {
    return this.take(name) !== undefined;
  }

  /** A text; an empty one is refused, because Stripe reads it as "unset". */
  text(name: string): string | undefined {
    const value = this.take(name);
    if (value === undefined) return undefined;
    if (typeof value !== 'string') throw this.invalid(name, `Invalid string: ${shown(value)}`);
    if (value === '') throw this.empty(name);
    if (value.length > longestString) {
      throw this.invalid(
        name,
        `Invalid string: ${value.slice(0, 10)}...; must be at most ${longestString} characters`,
      );
    }
    return value;
  }

  requiredText(name: string): string {
    return this.required(name, this.text(name));
  }

  /** A whole number; `1.5`, `1e3` and an empty text are refused. */
  integer(name: string): number | undefined {
    const value = this.take(name);
    if (value === undefined) return undefined;
    const code = 'parameter_invalid_integer';
    if (typeof value !== 'string' || !/^-?\d{1,15}$/.test(value)) {
      throw this.invalid(name, `Invalid integer: ${shown(value)}`, code);
    }
    return Number(value);
  }

  requiredInteger(name: string): number {
    return this.required(name, this.integer(name));
  }

  flag(name: string): boolean | undefined {
    const value = this.take(name);
    if (value === undefined) return undefined;
    if (value !== 'true' && value !== 'false') throw this.invalid(name, `Invalid boolean: ${shown(value)}`);
    return value === 'true';
  }

  oneOf<O extends string>(name: string, options: readonly O[]): O | undefined {
    const value = this.text(name);
    const found = options.find((option) => option === value);
    if (value !== undefined && found === undefined) {
      throw this.invalid(name, `Invalid ${name}: must be one of ${options.join(', ')}`);
    }
    return found;
  }

  /** A list of texts, `x[]=a&x[]=b` or `x[0]=a`. */
  texts(name: string): string[] | undefined {
    const value = this.take(name);
    if (value === undefined) return undefined;
    const items = isGroup(value) ? Object.values(value) : value;
    if (
      !Array.isArray(items) ||
      !items.every((item): item is string => typeof item === 'string' && item !== '')
    ) {
      throw this.invalid(name, `Invalid array: ${shown(value)}`);
    }
    return items;
  }

  /** The parameters below a name, `card[number]=…`. */
  group(name: string): FormParams | undefined {
    const value = this.take(name);
    if (value === undefined) return undefined;
    if (!isGroup(value)) throw this.invalid(name, 'Invalid hash');
    const child = new FormParams(value, this.fullName(name));
    this.children.push(child);
    return child;
  }

  /** The names in this group. */
  names(): string[] {
    return Object.keys(this.values);
  }

  /** What was sent under a name, unread. */
  raw(name: string): unknown {
    return this.take(name);
  }

  required<V>(name: string, value: V | undefined): V {
    if (value !== undefined) return value;
    const param = this.fullName(name);
    throw invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }

  /** 400 about one parameter. */
  invalid(name: string, message: string, code?: string): StripeRefusal {
    return invalidRequest(message, { param: this.fullName(name), ...(code === undefined ? {} : { code }) });
  }

  /** Throws `parameter_unknown` for the first parameter that nothing asked for. */
  refuseUnknown(): void {
    for (const child of this.children) child.refuseUnknown();
    const unknown = Object.keys(this.values).find((name) => !this.asked.has(name));
    if (unknown === undefined) return;
    const param = this.fullName(unknown);
    throw invalidRequest(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }

  private take(name: string): unknown {
    this.asked.add(name);
    return Object.hasOwn(this.values, name) ? this.values[name] : undefined;
  }

  private empty(name: string): StripeRefusal {
    const param = this.fullName(name);
    const message =
      `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however ` +
      `'${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`;
    return this.invalid(name, message, 'parameter_invalid_empty');
  }

  private fullName(name: string): string {
    return this.path === '' ? name : `${this.path}[${name}]`;
  }
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 60) : 'a list or hash';
}

/** Reads single settings and collects what is wrong with them instead of stopping at the first problem. */
export class SettingReader {
  readonly problems: string[] = [];
  readonly #environment: Readonly<Record<string, string | undefined>>;

  constructor(environment: Readonly<Record<string, string | undefined>>) {
    this.#environment = environment;
  }

  problem(sentence: string): void {
    this.problems.push(sentence);
  }

  has(name: string): boolean {
    return this.optional(name) !== null;
  }

  /** An empty value counts as not set. */
  optional(name: string): string | null {
    const value = this.#environment[name]?.trim() ?? '';
    return value === '' ? null : value;
  }

  text(name: string, fallback: string): string {
    return this.optional(name) ?? fallback;
  }

  required(name: string, whatToSet: string): string {
    const value = this.optional(name);
    if (value === null) this.problem(`${name} is missing: ${whatToSet}`);
    return value ?? '';
  }

  port(name: string, fallback: number): number {
    const text = this.text(name, String(fallback));
    const port = Number(text);
    if (/^\d{1,5}$/.test(text) && port <= 65_535) return port;
    this.problem(`${name} must be a number from 0 to 65535, not "${text}".`);
    return fallback;
  }

  integer(name: string, fallback: number, minimum: number): number {
    const text = this.text(name, String(fallback));
    const value = Number(text);
    if (/^\d{1,9}$/.test(text) && value >= minimum) return value;
    this.problem(`${name} must be a whole number of at least ${minimum}, not "${text}".`);
    return fallback;
  }

  /** Several of the allowed values, separated by commas. */
  someOf<const T extends string>(name: string, allowed: readonly T[]): readonly T[] {
    const asked = this.text(name, allowed.join(','))
      .split(',')
      .map((value) => value.trim());
    const unknown = asked.filter((value) => !allowed.some((known) => known === value));
    if (unknown.length > 0) this.problem(`${name} must list some of ${allowed.join(', ')}, not "${unknown.join(',')}".`);
    return allowed.filter((value) => asked.includes(value));
  }

  httpUrl(name: string, fallback: string): string {
    const text = this.text(name, fallback);
    if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text.replace(/\/+$/, '');
    this.problem(`${name} must be an http or https address, not "${text}".`);
    return fallback;
  }

  oneOf<const T extends string>(name: string, allowed: readonly T[], fallback: T): T {
    const text = this.text(name, fallback);
    const found = allowed.find((value) => value === text);
    if (found === undefined) this.problem(`${name} must be one of ${allowed.join(', ')}, not "${text}".`);
    return found ?? fallback;
  }
}

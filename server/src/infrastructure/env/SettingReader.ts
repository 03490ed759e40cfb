import { type Setting, type SettingName, type SettingNameWith, settingCatalogue } from './settingCatalogue.ts';

type TextName = SettingNameWith<{ default: string }>;
type NumberName = SettingNameWith<{ default: number }>;
type ComputedName = Exclude<SettingName, TextName | NumberName>;

type Catalogue = typeof settingCatalogue;
type Choices = { [N in SettingNameWith<{ oneOf: readonly string[] }>]: Catalogue[N]['oneOf'][number] };
type Parts = { [N in SettingNameWith<{ someOf: readonly string[] }>]: Catalogue[N]['someOf'][number] };

const choices: { readonly [N in keyof Choices]: { oneOf: readonly Choices[N][]; default: Choices[N] } } = settingCatalogue;
const parts: { readonly [N in keyof Parts]: { someOf: readonly Parts[N][] } } = settingCatalogue;

export class SettingReader {
  readonly problems: string[] = [];
  readonly #environment: Readonly<Record<string, string | undefined>>;

  constructor(environment: Readonly<Record<string, string | undefined>>) {
    this.#environment = environment;
  }

  problem(sentence: string): void {
    this.problems.push(sentence);
  }

  has(name: SettingName): boolean {
    return this.optional(name) !== null;
  }

  optional(name: SettingName): string | null {
    const value = this.#environment[name]?.trim() ?? '';
    return value === '' ? null : value;
  }

  text(name: TextName): string {
    return this.optional(name) ?? settingCatalogue[name].default;
  }

  required(name: ComputedName, whatToSet: string): string {
    const value = this.optional(name);
    if (value === null) this.problem(`${name} is missing: ${whatToSet}`);
    return value ?? '';
  }

  port(name: NumberName): number;
  port(name: ComputedName, fallback: number): number;
  port(name: SettingName, fallback = defaultNumber(name)): number {
    const text = this.optional(name) ?? String(fallback);
    const port = Number(text);
    if (/^\d{1,5}$/.test(text) && port <= 65_535) return port;
    this.problem(`${name} must be a number from 0 to 65535, not "${text}".`);
    return fallback;
  }

  integer(name: NumberName, minimum: number): number;
  integer(name: ComputedName, minimum: number, fallback: number): number;
  integer(name: SettingName, minimum: number, fallback = defaultNumber(name)): number {
    const text = this.optional(name) ?? String(fallback);
    const value = Number(text);
    if (/^\d{1,9}$/.test(text) && value >= minimum) return value;
    this.problem(`${name} must be a whole number of at least ${minimum}, not "${text}".`);
    return fallback;
  }

  someOf<N extends keyof Parts & TextName>(name: N): readonly Parts[N][] {
    const allowed = parts[name].someOf;
    const given = this.text(name)
      .split(',')
      .map((value) => value.trim());
    const unknown = given.filter((value) => !allowed.some((known) => known === value));
    if (unknown.length > 0) this.problem(`${name} must list some of ${allowed.join(', ')}, not "${unknown.join(',')}".`);
    return allowed.filter((value) => given.includes(value));
  }

  httpUrl(name: ComputedName, fallback: string): string {
    const text = this.optional(name) ?? fallback;
    if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text.replace(/\/+$/, '');
    this.problem(`${name} must be an http or https URL, not "${text}".`);
    return fallback;
  }

  oneOf<N extends keyof Choices & TextName>(name: N): Choices[N] {
    const { oneOf: allowed, default: fallback } = choices[name];
    const text = this.text(name);
    const found = allowed.find((value) => value === text);
    if (found === undefined) this.problem(`${name} must be one of ${allowed.join(', ')}, not "${text}".`);
    return found ?? fallback;
  }
}

function defaultNumber(name: SettingName): number {
  const setting: Setting = settingCatalogue[name];
  return Number(setting.default);
}

import type { Setting } from './settingCatalogue.ts';

const intro = `# Settings of the server

Settings are environment variables. The server validates them at start; if any are wrong, it lists all errors and does not start. An empty value counts
as not set.

\`pnpm run docs\` generates this page from \`server/src/infrastructure/env/settingCatalogue.ts\`. \`pnpm check\` fails if it is out of date.
`;

interface Line {
  names: string[];
  defaults: string[];
  meaning: string;
}

export function renderSettings(catalogue: Readonly<Record<string, Setting>>): string {
  const lines: Line[] = [];
  for (const [name, setting] of Object.entries(catalogue)) {
    const last = lines.at(-1);
    if (setting.meaning === undefined && last) {
      last.names.push(name);
      last.defaults.push(defaultOf(setting));
    } else lines.push({ names: [name], defaults: [defaultOf(setting)], meaning: meaningOf(setting) });
  }
  const rows = lines.map(({ names, defaults, meaning }) =>
    rowOf([names.map(asCode).join(', '), [...new Set(defaults)].join(', '), meaning]),
  );
  return `${intro}\n| Setting | Default | Meaning |\n|---|---|---|\n${rows.join('')}`;
}

function defaultOf({ default: value = '', defaultInWords = asCode(String(value)) }: Setting): string {
  return defaultInWords;
}

function meaningOf({ oneOf, someOf, meaning = '' }: Setting): string {
  if (oneOf) return `one of ${oneOf.map(asCode).join(', ')}; ${meaning}`;
  if (someOf) return `some of ${someOf.map(asCode).join(', ')}; ${meaning}`;
  return meaning;
}

function asCode(text: string): string {
  return `\`${text}\``;
}

function rowOf(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`;
}

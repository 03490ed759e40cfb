import path from 'node:path';
import { parseArgs } from 'node:util';

export const bundlers = ['webpack', 'rspack', 'vite'] as const;
export type Bundler = (typeof bundlers)[number];

export type NewRemote =
  | { kind: 'inside'; kebab: string }
  | { kind: 'outside'; kebab: string; dir: string; bundler: Bundler; installation: string; sdkDir: string | null };

export const usage = `Usage:
  pnpm new:remote <name>                create a remote in this workspace: price-lists becomes the folder mf-price-lists
  pnpm new:remote --outside <folder>    create it in a folder outside the workspace, named after the folder
    --bundler webpack|rspack|vite       bundler; webpack by default
    --from http://localhost:3000        installation that provides the SDK and receives releases
    --sdk <dir>                         directory with an SDK from pnpm sdk:pack, instead of --from
`;

const options = {
  outside: { type: 'string' },
  bundler: { type: 'string' },
  from: { type: 'string' },
  sdk: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/**
 * @returns null for help
 * @throws with a message for the user
 */
export function parseNewRemote(words: readonly string[]): NewRemote | null {
  const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
  if (values.help) return null;
  if (values.outside === undefined) {
    const [name, ...more] = positionals;
    const idle = (['bundler', 'from', 'sdk'] as const).find((option) => values[option] !== undefined);
    if (idle) throw new Error(`--${idle} needs --outside.\n\n${usage}`);
    if (name === undefined || more.length > 0) throw new Error(usage);
    return { kind: 'inside', kebab: withoutPrefix(name) };
  }
  if (positionals.length > 0) throw new Error(`The folder is the name. Leave out "${positionals.join(' ')}".\n\n${usage}`);
  const bundler = bundlers.find((one) => one === (values.bundler ?? 'webpack'));
  if (!bundler) throw new Error(`Unknown bundler ${values.bundler}. Choose one of ${bundlers.join(', ')}.`);
  const installation = values.from ?? 'http://localhost:3000';
  if (!/^https?:\/\//.test(installation) || !URL.canParse(installation))
    throw new Error(`--from must be a URL such as http://localhost:3000, not "${installation}".`);
  const dir = path.resolve(values.outside);
  return {
    kind: 'outside',
    kebab: withoutPrefix(path.basename(dir)),
    ...{ dir, bundler, installation, sdkDir: values.sdk ?? null },
  };
}

function withoutPrefix(name: string): string {
  return name.replace(/^mf-/, '');
}

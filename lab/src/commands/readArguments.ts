import { parseArgs } from 'node:util';
import { ownReleases, remoteNames, shellBuildDir } from '@fanfare/platform/release';
import { languages } from '@fanfare/shared/contracts';
import { LabError } from '../scenarios/LabError.ts';

export const usage = [
  'pnpm lab [remote ...]              opens the scenarios of these remotes, or of all, in the browser; --port <port>',
  'pnpm lab <remote> --live           runs the remote with the running product (--url <URL>, default http://localhost:3000)',
  'pnpm lab <remote> --capture <file> opens a capture of the product as the first scenario',
  'pnpm lab check [remote ...]        plays all scenarios and writes a report; --only <id>, --out <folder>, --sample 2, --language de',
  'pnpm screens [remote ...]          takes pictures of the most important screens; --before <folder> compares them with earlier ones',
  'pnpm lab passport <remote>         records what the remote uses while its scenarios are played',
  'pnpm lab boot <remote>             boots it with all released builds, as pnpm release does; --from <directory or URL>',
  'pnpm lab bisect <remote> --only <id> finds the release that broke a scenario; --capture <file>, --from, --good, --bad <build>',
  'pnpm lab record <remote> --as <username> --password <password> [--name typical]',
  '                                   records the responses of the running product on the tours of the remote',
].join('\n');

const modes = ['check', 'screens', 'record', 'passport', 'boot', 'bisect'] as const;
const forSeveral: readonly string[] = ['serve', 'check', 'screens'];

/** @throws LabError */
export function readArguments(given: readonly string[]) {
  const { positionals, values } = parse(given);
  const [first] = positionals;
  const mode = modes.find((name) => name === first) ?? 'serve';
  const names = mode === 'serve' ? positionals : positionals.slice(1);
  const known = remoteNames();
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new LabError(`Unknown remote ${unknown.join(', ')}. Remotes: ${known.join(', ')}.\n\n${usage}`);
  if (!forSeveral.includes(mode) && names.length !== 1)
    throw new LabError(`Name one remote: pnpm lab ${mode} <remote>. Remotes: ${known.join(', ')}.\n\n${usage}`);
  const language = languages.find((one) => one === values.language);
  if (!language) throw new LabError(`Unknown language ${values.language}. Languages: ${languages.join(', ')}.`);
  const shellDirs = values.shell ?? [shellBuildDir];
  return { mode, remotes: names.length > 0 ? names : known, ...values, language, shellDirs } as const;
}

function parse(given: readonly string[]) {
  const [first] = given;
  try {
    return parseArgs({
      args: [...given],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h', default: false },
        live: { type: 'boolean', default: false },
        url: { type: 'string', default: process.env.PUBLIC_URL ?? 'http://localhost:3000' },
        port: { type: 'string', default: process.env.LAB_PORT ?? '3010' },
        capture: { type: 'string' },
        only: { type: 'string' },
        sample: { type: 'string' },
        language: { type: 'string', default: 'en' },
        out: { type: 'string', default: first === 'screens' ? 'evidence/screens' : 'lab-report' },
        before: { type: 'string' },
        as: { type: 'string' },
        password: { type: 'string' },
        name: { type: 'string', default: 'typical' },
        dist: { type: 'string' },
        from: { type: 'string', default: ownReleases },
        shell: { type: 'string', multiple: true },
        good: { type: 'string' },
        bad: { type: 'string' },
      },
    });
  } catch (cause) {
    throw new LabError(`${cause instanceof Error ? cause.message : String(cause)}\n\n${usage}`);
  }
}

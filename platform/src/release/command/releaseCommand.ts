import { parseArgs } from 'node:util';
import { type Change, STEPS } from '@fanfare/releases';

export type ReleaseCommand =
  | { kind: 'publish'; remote: string; traffic: number | null; auto: boolean; boots: boolean }
  | { kind: 'change'; remote: string; change: Extract<Change, { kind: 'pause' | 'promote' | 'rollback' }> }
  | { kind: 'history'; remote: string }
  | ReportCommand
  | { kind: 'token'; remote: string; holder: string };

export interface ReportCommand {
  kind: 'report';
  remote: string | null;
  shell: string | null;
  /** A releases directory or server URL; null for the local directory. */
  from: string | null;
  json: boolean;
}

export const usage = `Usage:
  pnpm release <remote>                    build it and make it live for all users
  pnpm release <remote> --traffic 10       build it and roll it out to 10 % of users; repeat to change the share
  pnpm release <remote> --auto             roll it out automatically from 10 % (or --traffic); reports of browsers decide about each step or a rollback
  pnpm release <remote> --skip-boot        skip the boot test in a browser with all released builds
  pnpm release pause <remote>              pause the rollout until --traffic or promote
  pnpm release promote <remote>            make the build in rollout live for all users
  pnpm release rollback <remote>           end the rollout; without one, restore the previous live build
  pnpm release history <remote>            show changes, the live build, and reports of browsers
  pnpm release report <remote>             show what the shell (or --shell <dir>) would break in it; --from <directory or URL>, --json
  pnpm release report --all                the same for the released builds of all remotes; exit code 1 if something breaks
  pnpm release token <remote> --for <who>  create a deploy token, on the server's machine
In production (RELEASE_APPROVAL), an admin other than the publisher approves a build at /releases; then the same command makes it live.
Releases go to the releases directory of this machine, or with --to https://fanfare.example and the deploy token in RELEASE_TOKEN to a server.
With STORAGE_URL only --to changes releases, because the directory is a copy of the bucket.
`;

const FIRST_STEP = STEPS[0].traffic;

export type Parsed =
  | { kind: 'command'; command: ReleaseCommand; to: string | null }
  | { kind: 'help' }
  | { kind: 'wrong'; problem: string };

const options = {
  traffic: { type: 'string' },
  auto: { type: 'boolean' },
  'skip-boot': { type: 'boolean' },
  to: { type: 'string' },
  for: { type: 'string' },
  all: { type: 'boolean' },
  shell: { type: 'string' },
  from: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;
type Option = keyof typeof options;
type Values = { [name in Option]?: (typeof options)[name]['type'] extends 'string' ? string : boolean };

const optionNames: readonly Option[] = ['traffic', 'auto', 'skip-boot', 'to', 'for', 'all', 'shell', 'from', 'json'];

const understood = {
  publish: ['traffic', 'auto', 'skip-boot', 'to'],
  pause: ['to'],
  promote: ['to'],
  rollback: ['to'],
  history: ['to'],
  report: ['all', 'shell', 'from', 'json'],
  token: ['for'],
} as const satisfies Record<string, readonly Option[]>;
type Verb = Exclude<keyof typeof understood, 'publish'>;

export function parseReleaseCommand(words: readonly string[]): Parsed {
  try {
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
    if (values.help) return { kind: 'help' };
    const command = toCommand(positionals, values);
    return typeof command === 'string'
      ? { kind: 'wrong', problem: command }
      : { kind: 'command', command, to: values.to ?? null };
  } catch (cause) {
    // Only the first sentence helps users: "Unknown option '--trafic'. To specify a positional argument ...".
    const [first = ''] = cause instanceof Error ? cause.message.split('. ') : [];
    return { kind: 'wrong', problem: `${first}.` };
  }
}

function toCommand([first, ...rest]: readonly string[], values: Values): ReleaseCommand | string {
  if (first === undefined) return 'The remote is missing.';
  const isVerb = isVerbOf(first);
  const verb = isVerb ? first : 'publish';
  const [remote, ...more] = isVerb ? rest : [first, ...rest];
  if (verb === 'report' && values.all)
    return remote === undefined ? toReport(null, values) : `--all reports on all remotes. Leave out ${remote}.`;
  if (remote === undefined) return `The remote is missing: pnpm release ${first} <remote>.`;
  const [extra] = more;
  if (extra !== undefined)
    return isVerb
      ? `Leave out "${extra}": ${first} takes one remote.`
      : `Unknown command "${first}" for ${extra}. Only one remote can be released at a time.`;
  const allowed: readonly Option[] = understood[verb];
  const idle = optionNames.find((name) => values[name] !== undefined && !allowed.includes(name));
  if (idle) return `--${idle} does not apply to ${isVerb ? first : 'a release'}.`;
  switch (verb) {
    case 'publish':
      return toPublish(remote, values);
    case 'history':
      return { kind: 'history', remote };
    case 'report':
      return toReport(remote, values);
    case 'token':
      return values.for ? { kind: 'token', remote, holder: values.for } : 'The holder of the token is missing: --for <who>.';
    default:
      return { kind: 'change', remote, change: { kind: verb } };
  }
}

function toReport(remote: string | null, { shell, from, json = false }: Values): ReportCommand {
  return { kind: 'report', remote, shell: shell ?? null, from: from ?? null, json };
}

function toPublish(
  remote: string,
  { traffic: share, auto = false, 'skip-boot': isUnseen = false }: Values,
): ReleaseCommand | string {
  const command = { kind: 'publish', remote, auto, boots: !isUnseen } as const;
  if (share === undefined) return { ...command, traffic: auto ? FIRST_STEP : null };
  const traffic = share.trim() === '' ? Number.NaN : Number(share);
  return traffic >= 0 && traffic <= 100
    ? { ...command, traffic }
    : `--traffic must be a share of users in percent, from 0 to 100, not "${share}".`;
}

function isVerbOf(word: string): word is Verb {
  return word !== 'publish' && Object.hasOwn(understood, word);
}

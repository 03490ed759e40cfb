import { parseArgs } from 'node:util';
import { type Change, STEPS } from '@fanfare/releases';

/** What `pnpm release ...` asks for. */
export type ReleaseCommand =
  | { kind: 'publish'; remote: string; traffic: number | null; auto: boolean; boots: boolean }
  | { kind: 'change'; remote: string; change: Extract<Change, { kind: 'pause' | 'promote' | 'rollback' }> }
  | { kind: 'history'; remote: string }
  | { kind: 'token'; remote: string; holder: string };

export const usage = `Usage:
  pnpm release <remote>                    build it and make it live for everybody
  pnpm release <remote> --traffic 10       build it and give it to 10 % of people; again for another share
  pnpm release <remote> --auto             the same from 10 % (or --traffic) on by itself, on or back by what browsers tell
  pnpm release <remote> --skip-boot        the same without looking in a browser whether it boots beside everything that is released
  pnpm release pause <remote>              nobody gets what is being rolled out, until --traffic or promote
  pnpm release promote <remote>            what is being rolled out goes live for everybody
  pnpm release rollback <remote>           end the rollout; without one, bring back what was live before
  pnpm release history <remote>            who changed what, what is live, and what browsers tell of it
  pnpm release token <remote> --for <who>  make a deploy token, on the machine of the server
Where: the releases directory of this machine, or --to https://fanfare.example with the deploy token in RELEASE_TOKEN.
`;

/** Of people in percent, where a rollout that drives itself begins. */
const FIRST_STEP = STEPS[0].traffic;

/** @returns null when the words are no command, so that the usage has to be shown */
export function parseReleaseCommand(words: readonly string[]): { command: ReleaseCommand; to: string | null } | null {
  const options = {
    traffic: { type: 'string' },
    auto: { type: 'boolean' },
    'skip-boot': { type: 'boolean' },
    to: { type: 'string' },
    for: { type: 'string' },
  } as const;
  let parsed: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true; args: string[] }>>;
  try {
    parsed = parseArgs({ args: [...words], options, allowPositionals: true });
  } catch {
    return null;
  }
  const { values, positionals } = parsed;
  const command = toCommand(positionals, values);
  return command && { command, to: values.to ?? null };
}

function toCommand(
  positionals: readonly string[],
  values: { traffic?: string; auto?: boolean; for?: string; 'skip-boot'?: boolean },
): ReleaseCommand | null {
  const [verb = '', remote] = positionals;
  if (positionals.length > 2) return null;
  if (remote === undefined) {
    const { traffic: share = values.auto ? FIRST_STEP : undefined, auto = false } = values;
    const traffic = share === undefined ? null : Number(share);
    return verb === '' || Number.isNaN(traffic)
      ? null
      : { kind: 'publish', remote: verb, traffic, auto, boots: !values['skip-boot'] };
  }
  switch (verb) {
    case 'pause':
    case 'promote':
    case 'rollback':
      return { kind: 'change', remote, change: { kind: verb } };
    case 'history':
      return { kind: 'history', remote };
    case 'token':
      return values.for === undefined ? null : { kind: 'token', remote, holder: values.for };
    default:
      return null;
  }
}

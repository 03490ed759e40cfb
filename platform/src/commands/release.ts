import path from 'node:path';
import { comparePassports, createDeployToken, openReleaseStore, ReleaseRefusal } from '@fanfare/releases';
import { describe } from '../release/describe.ts';
import { describeReport } from '../release/describeReport.ts';
import { directoryRegistry } from '../release/directoryRegistry.ts';
import { httpRegistry } from '../release/httpRegistry.ts';
import type { Registry } from '../release/Registry.ts';
import { parseReleaseCommand, type ReleaseCommand, usage } from '../release/releaseCommand.ts';
import { remoteNames } from '../release/remoteNames.ts';
import { workspaceDir } from '../webpack/packageFacts.ts';
import { run } from './run.ts';

type Rollout = Pick<Extract<ReleaseCommand, { kind: 'publish' }>, 'traffic' | 'auto'>;

/** `pnpm release mf-auth`: builds one remote and makes it live; pages get it from their next look on, and nothing else is rebuilt. */
const asked = parseReleaseCommand(process.argv.slice(2));
const say = (text: string) => process.stdout.write(`${text}\n`);
const dataDir = path.resolve(workspaceDir, process.env.FANFARE_DATA_DIR ?? '.fanfare');
const releasesDir = process.env.RELEASES_DIR ?? path.join(dataDir, 'releases');

if (asked === null) {
  process.stderr.write(usage);
  process.exitCode = 1;
} else {
  try {
    await carryOut(asked.command, asked.to);
  } catch (cause) {
    process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
    process.exitCode = 1;
  }
}

async function carryOut(command: ReleaseCommand, to: string | null): Promise<void> {
  if (command.kind === 'token') {
    const token = await createDeployToken(openReleaseStore(releasesDir), command.remote, command.holder);
    say(`RELEASE_TOKEN=${token}`);
    say(`With it ${command.holder} can release ${command.remote} and nothing else. It is not shown again.`);
    return;
  }
  const registry = openRegistry(to);
  const { remote } = command;
  switch (command.kind) {
    case 'publish':
      return await publish(registry, remote, command);
    case 'change':
      await registry.change(remote, command.change);
      break;
    case 'history':
      break;
  }
  say(describe(remote, await registry.tell(remote)));
}

async function publish(registry: Registry, remote: string, { traffic, auto }: Rollout): Promise<void> {
  const known = remoteNames();
  if (!known.includes(remote)) throw new ReleaseRefusal(`There is no remote ${remote} here. Remotes: ${known.join(', ')}.`);
  await run('turbo', ['run', 'build', `--filter=@fanfare/${remote}`, '--output-logs=errors-only'], { cwd: workspaceDir });
  const report = await registry.publish(remote, path.join(workspaceDir, remote, 'dist'));
  const { build } = report;
  say(describeReport(report));
  const { builds, rollout } = await registry.tell(remote);
  const isLive = builds.at(-1) === build && rollout === null;
  if (isLive) {
    say(`${remote} ${build} is live for everybody already.`);
    return;
  }
  const live = builds.at(-1);
  const touched = comparePassports(
    live === undefined ? undefined : (await registry.factsOf(remote, live)).passport,
    (await registry.factsOf(remote, build)).passport,
  );
  await registry.change(remote, traffic === null ? { kind: 'release', build } : { kind: 'rollout', build, traffic, auto });
  const before = live ?? 'nothing';
  say(
    traffic === null
      ? `Released ${remote} ${build} at ${registry.place}. Live before: ${before}.`
      : `${traffic} % of people get ${remote} ${build} at ${registry.place}; the others keep ${before}.${auto ? ' From here on it goes on or back by itself; pnpm release history tells why.' : ''}`,
  );
  if (touched.length > 0) say(`What it touches (pnpm lab passport ${remote}) has changed:\n  ${touched.join('\n  ')}`);
}

function openRegistry(to: string | null): Registry {
  if (to === null) return directoryRegistry(releasesDir, process.env.SHELL_DIR ?? path.join(workspaceDir, 'shell/dist'));
  const token = process.env.RELEASE_TOKEN;
  if (!token) throw new ReleaseRefusal('Put the deploy token of the remote into RELEASE_TOKEN; pnpm release token makes one.');
  return httpRegistry(to, token);
}

import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {
  buildNameOf,
  type ContractReport,
  comparePassports,
  createDeployToken,
  openReleaseStore,
  ReleaseRefusal,
  readBuild,
  readShell,
  reportBreaks,
} from '@fanfare/releases';
import { describeBreaks } from '../contract/describeBreaks.ts';
import { releasedBuildsAt } from '../contract/releasedBuildsAt.ts';
import { describe } from '../release/describe.ts';
import { describeReport } from '../release/describeReport.ts';
import { directoryRegistry } from '../release/directoryRegistry.ts';
import { httpRegistry } from '../release/httpRegistry.ts';
import type { Registry } from '../release/Registry.ts';
import { parseReleaseCommand, type ReleaseCommand, type ReportCommand, usage } from '../release/releaseCommand.ts';
import { remoteNames } from '../release/remoteNames.ts';
import { workspaceDir } from '../webpack/packageFacts.ts';
import { run } from './starting/run.ts';

type Wanted = Pick<Extract<ReleaseCommand, { kind: 'publish' }>, 'traffic' | 'auto' | 'boots'>;

/** `pnpm release mf-auth`: builds one remote and makes it live; pages get it from their next look on, and nothing else is rebuilt. */
const asked = parseReleaseCommand(process.argv.slice(2));
const say = (text: string) => process.stdout.write(`${text}\n`);
const dataDir = path.resolve(workspaceDir, process.env.FANFARE_DATA_DIR ?? '.fanfare');
const shellDir = process.env.SHELL_DIR ?? path.join(workspaceDir, 'shell/dist');
const releasesDir = process.env.RELEASES_DIR ?? path.join(dataDir, 'releases');

if (asked.kind === 'help') say(usage.trimEnd());
else if (asked.kind === 'wrong') {
  process.stderr.write(`${asked.problem}\n\n${usage}`);
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
  if (command.kind === 'report') return await report(command);
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

async function report({ remote, shell, from, json }: ReportCommand): Promise<void> {
  const place = from ?? releasesDir;
  const builds = await releasedBuildsAt(place, remote);
  if (builds.length === 0 && remote !== null) throw new ReleaseRefusal(`There is no released build of ${remote} at ${place}.`);
  const reports = reportBreaks(builds, readShell(shell ?? shellDir));
  say(json ? JSON.stringify(reports, null, 2) : describeBreaks(reports));
  if (reports.some(({ breaks }) => breaks.length > 0)) process.exitCode = 1;
}

async function publish(registry: Registry, remote: string, { traffic, auto, boots }: Wanted): Promise<void> {
  const known = remoteNames();
  if (!known.includes(remote)) throw new ReleaseRefusal(`There is no remote ${remote} here. Remotes: ${known.join(', ')}.`);
  await run('turbo', ['run', 'build', `--filter=@fanfare/${remote}`, '--output-logs=errors-only'], { cwd: workspaceDir });
  const report = await publishBuild(registry, remote, boots);
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

/** Past the gate, which is quick, past the browser, and past the gate once more: the report of the browser is published with the build. */
async function publishBuild(registry: Registry, remote: string, boots: boolean): Promise<ContractReport> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'fanfare-release-'));
  try {
    const dist = path.join(dir, 'dist');
    await cp(path.join(workspaceDir, remote, 'dist'), dist, { recursive: true });
    const { builds, rollout } = await registry.tell(remote);
    await registry.passGate(remote, dist);
    const isKnown = [...builds, rollout?.build].includes(buildNameOf(readBuild(dist)));
    if (boots && !isKnown) await tryToBoot(remote, dist, registry.place);
    return await registry.publish(remote, dist);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

/** In a process of its own: a browser and the lab are nothing that other commands should have to load. */
async function tryToBoot(remote: string, dist: string, from: string): Promise<void> {
  // The first release of a machine makes the directory; the lab takes none that is not there.
  if (!/^https?:/.test(from)) await mkdir(from, { recursive: true });
  const args = ['boot', remote, '--dist', dist, '--from', from, '--shell', shellDir, '--out', path.join(dataDir, 'boot')];
  await run(process.execPath, [path.join(workspaceDir, 'lab/src/commands/lab.ts'), ...args]).catch((cause: unknown) => {
    throw new ReleaseRefusal(
      `${remote} is not released:\n  boot: it does not boot beside everything that is released, as told above. Mend it, or release it unseen with --skip-boot.`,
      { cause },
    );
  });
}

function openRegistry(to: string | null): Registry {
  if (to === null) return directoryRegistry(releasesDir, shellDir);
  const token = process.env.RELEASE_TOKEN;
  if (!token) throw new ReleaseRefusal('Put the deploy token of the remote into RELEASE_TOKEN; pnpm release token makes one.');
  return httpRegistry(to, token);
}

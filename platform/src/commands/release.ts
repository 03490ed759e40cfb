import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { createDeployToken, openReleaseStore, ReleaseRefusal, readShell, reportBreaks } from '@fanfare/releases';
import { describeBreaks } from '../contract/describeBreaks.ts';
import { releasedBuildsAt } from '../contract/releasedBuildsAt.ts';
import { assertLocalReleases } from '../release/command/assertLocalReleases.ts';
import { describe } from '../release/command/describe.ts';
import { publishRemote } from '../release/command/publishRemote.ts';
import { parseReleaseCommand, type ReleaseCommand, type ReportCommand, usage } from '../release/command/releaseCommand.ts';
import { directoryRegistry } from '../release/directoryRegistry.ts';
import { httpRegistry } from '../release/httpRegistry.ts';
import type { Registry } from '../release/Registry.ts';
import { remoteNames } from '../release/remoteNames.ts';
import { removeStaleFiles } from '../release/removeStaleFiles.ts';
import { workspaceDir } from '../workspace/packageFacts.ts';
import { run } from './starting/run.ts';

/** `pnpm release mf-auth`: builds and releases one remote. */
const parsed = parseReleaseCommand(process.argv.slice(2));
const say = (text: string) => process.stdout.write(`${text}\n`);
const dataDir = path.resolve(workspaceDir, process.env.FANFARE_DATA_DIR ?? '.fanfare');
const shellDir = process.env.SHELL_DIR ?? path.join(workspaceDir, 'shell/dist');
const needsApproval = (process.env.RELEASE_APPROVAL || (process.env.NODE_ENV === 'production' ? 'on' : 'off')) !== 'off';
const releasesDir = process.env.RELEASES_DIR ?? path.join(dataDir, 'releases');

if (parsed.kind === 'help') say(usage.trimEnd());
else if (parsed.kind === 'wrong') {
  process.stderr.write(`${parsed.problem}\n\n${usage}`);
  process.exitCode = 1;
} else {
  try {
    await carryOut(parsed.command, parsed.to);
  } catch (cause) {
    process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
    process.exitCode = 1;
  }
}

async function carryOut(command: ReleaseCommand, to: string | null): Promise<void> {
  if (command.kind === 'token') {
    assertLocal(`Create the token with: pnpm storage token ${command.remote} ${command.holder}`);
    const token = await createDeployToken(openReleaseStore(releasesDir), command.remote, command.holder);
    say(`RELEASE_TOKEN=${token}`);
    say(`${command.holder} can release only ${command.remote} with it. It is not shown again.`);
    return;
  }
  if (command.kind === 'report') return await report(command);
  const registry = openRegistry(to);
  const { remote } = command;
  switch (command.kind) {
    case 'publish':
      return await publishRemote(registry, remote, command, {
        build: () => buildRemote(remote),
        boot: (dist) => tryToBoot(remote, dist, registry.place),
        say,
      });
    case 'change':
      await registry.change(remote, command.change);
      break;
    case 'history':
      break;
  }
  say(describe(remote, await registry.getStatus(remote)));
}

async function report({ remote, shell, from, json }: ReportCommand): Promise<void> {
  if (from === null) assertLocal('Name a server: --from https://fanfare.example');
  const place = from ?? releasesDir;
  const builds = await releasedBuildsAt(place, remote);
  if (builds.length === 0 && remote !== null) throw new ReleaseRefusal(`There is no released build of ${remote} at ${place}.`);
  const reports = reportBreaks(builds, readShell(shell ?? shellDir));
  say(json ? JSON.stringify(reports, null, 2) : describeBreaks(reports));
  if (reports.some(({ breaks }) => breaks.length > 0)) process.exitCode = 1;
}

async function buildRemote(remote: string): Promise<string> {
  const known = remoteNames();
  if (!known.includes(remote)) throw new ReleaseRefusal(`There is no remote ${remote} here. Remotes: ${known.join(', ')}.`);
  await run('turbo', ['run', 'build', `--filter=@fanfare/${remote}`, '--output-logs=errors-only'], { cwd: workspaceDir });
  const dist = path.join(workspaceDir, remote, 'dist');
  removeStaleFiles(dist);
  return dist;
}

/** A child process, because other commands need no browser. */
async function tryToBoot(remote: string, dist: string, from: string): Promise<void> {
  // The lab needs an existing directory.
  if (!/^https?:/.test(from)) await mkdir(from, { recursive: true });
  const args = ['boot', remote, '--dist', dist, '--from', from, '--shell', shellDir, '--out', path.join(dataDir, 'boot')];
  await run(process.execPath, [path.join(workspaceDir, 'lab/src/commands/lab.ts'), ...args]).catch((cause: unknown) => {
    throw new ReleaseRefusal(
      `${remote} is not released:\n  boot: it does not boot together with the released remotes (see above). Fix it, or skip this check with --skip-boot.`,
      { cause },
    );
  });
}

function assertLocal(instead: string): void {
  assertLocalReleases(process.env.STORAGE_URL, releasesDir, instead);
}

function openRegistry(to: string | null): Registry {
  if (to === null) {
    assertLocal('Name a server: --to https://fanfare.example, with a deploy token in RELEASE_TOKEN (pnpm storage token).');
    return directoryRegistry(releasesDir, shellDir, needsApproval);
  }
  const token = process.env.RELEASE_TOKEN;
  if (!token) throw new ReleaseRefusal('Put the deploy token of the remote into RELEASE_TOKEN; pnpm release token makes one.');
  return httpRegistry(to, token);
}

import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buildNameOf, type ContractReport, compareSurfaceReports, readBuild } from '@fanfare/releases';
import type { Registry } from '../Registry.ts';
import { waitingLine } from './describe.ts';
import { describeReport } from './describeReport.ts';
import type { ReleaseCommand } from './releaseCommand.ts';

type PublishOptions = Pick<Extract<ReleaseCommand, { kind: 'publish' }>, 'traffic' | 'auto' | 'boots'>;

interface PublishSteps {
  build: () => Promise<string>;
  boot: (dist: string) => Promise<void>;
  say: (line: string) => void;
}

export async function publishRemote(
  registry: Registry,
  remote: string,
  { traffic, auto, boots }: PublishOptions,
  { build: buildRemote, boot, say }: PublishSteps,
): Promise<void> {
  const report = await publishBuild(registry, remote, await buildRemote(), boots ? boot : null);
  const { build } = report;
  say(describeReport(report));
  const { builds, rollout, waiting } = await registry.getStatus(remote);
  const unapproved = waiting.find((one) => one.build === build);
  if (unapproved) {
    say(`Published at ${registry.place}, not released yet: ${remote} ${waitingLine(unapproved)}`);
    say('After the approval, run the same command again to release it.');
    return;
  }
  const live = builds.at(-1);
  if (live === build && rollout === null) {
    say(`${remote} ${build} is already live for all users.`);
    return;
  }
  const surfaceChanges = compareSurfaceReports(
    live === undefined ? undefined : (await registry.factsOf(remote, live)).passport,
    (await registry.factsOf(remote, build)).passport,
  );
  await registry.change(remote, traffic === null ? { kind: 'release', build } : { kind: 'rollout', build, traffic, auto });
  const before = live ?? 'nothing';
  say(
    traffic === null
      ? `Released ${remote} ${build} at ${registry.place}. Live before: ${before}.`
      : `${traffic} % of users get ${remote} ${build} at ${registry.place}; all others keep ${before}.${auto ? ' From here on the share is raised or rolled back automatically; the history says why.' : ''}`,
  );
  if (surfaceChanges.length > 0) say(`What it touches (lab/passport.json) has changed:\n  ${surfaceChanges.join('\n  ')}`);
}

/** Runs the gate again after the browser test, whose report is published with the build. */
async function publishBuild(
  registry: Registry,
  remote: string,
  built: string,
  boot: PublishSteps['boot'] | null,
): Promise<ContractReport> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'fanfare-release-'));
  try {
    const dist = path.join(dir, 'dist');
    await cp(built, dist, { recursive: true });
    const { builds, rollout } = await registry.getStatus(remote);
    await registry.passGate(remote, dist);
    const isKnown = [...builds, rollout?.build].includes(buildNameOf(readBuild(dist)));
    if (boot && !isKnown) await boot(dist);
    return await registry.publish(remote, dist);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

import { buildNameOf, type ShellFacts } from '../BuildFacts.ts';
import type { Refusal } from '../gate/GateInput.ts';
import { gate } from '../gate/gate.ts';
import { type ContractReport, reportOf } from '../gate/reportOf.ts';
import { ReleaseRefusal } from '../ReleaseRefusal.ts';
import type { ChangedVia, LogLine } from '../release-index/ReleaseIndex.ts';
import { addBuild } from './addBuild.ts';
import { type GateOptions, gateInputOf } from './gateInputOf.ts';
import type { ReleaseStore } from './openReleaseStore.ts';

export class GateRefusal extends ReleaseRefusal {
  override name = 'GateRefusal';
  readonly refusals: readonly Refusal[];

  constructor(build: string, refusals: readonly Refusal[]) {
    const lines = refusals.map(({ rule, problem, fix }, at) =>
      refusals[at + 1]?.fix === fix ? `  ${rule}: ${problem}` : `  ${rule}: ${problem} ${fix}`,
    );
    super([`${build} is not released:`, ...lines].join('\n'));
    this.refusals = refusals;
  }
}

/** @throws GateRefusal with all reasons; ReleaseRefusal */
export function passGate(
  store: ReleaseStore,
  dist: string,
  shells: readonly ShellFacts[],
  options?: GateOptions,
): ContractReport {
  const input = gateInputOf(store, dist, shells, options);
  const refusals = gate(input);
  const { candidate } = input;
  if (refusals.length > 0) throw new GateRefusal(`${candidate.name} ${buildNameOf(candidate)}`, refusals);
  return reportOf(input);
}

/**
 * Adds the build without making it live.
 * @throws GateRefusal with all reasons; ReleaseRefusal
 */
export async function publish(
  store: ReleaseStore,
  dist: string,
  shells: readonly ShellFacts[],
  by: string,
  via: ChangedVia = 'command',
): Promise<ContractReport> {
  const report = passGate(store, dist, shells);
  const facts = await addBuild(store, dist, { report, by });
  const [remote, build] = [facts.name, buildNameOf(facts)];
  if (!isPublicationLogged(store, remote, build)) await store.change(remote, { kind: 'publish', build }, by, { via });
  return report;
}

/** False after an interrupted publication. */
function isPublicationLogged(store: ReleaseStore, remote: string, build: string): boolean {
  const last = store
    .history(remote)
    .find(({ change }) => (change.kind === 'publish' || change.kind === 'retire') && change.build === build);
  return last?.change.kind === 'publish';
}

export interface Published {
  published: string[];
  kept: { remote: string; build: string; why: string }[];
}

/** Skips the gate, because the builds belong together. */
export async function publishTogether(store: ReleaseStore, dists: readonly string[], by: string): Promise<Published> {
  const done: Published = { published: [], kept: [] };
  for (const dist of dists) {
    const facts = await addBuild(store, dist, { by });
    const [remote, build] = [facts.name, buildNameOf(facts)];
    const live = store.readIndex().remotes[remote]?.at(-1);
    if (live === build) continue;
    const why = live === undefined ? null : getManualDecision(store, { remote, build, live, by });
    if (why === null) {
      await store.change(remote, { kind: 'release', build }, by);
      done.published.push(`${remote} ${build}`);
    } else done.kept.push({ remote, build, why });
  }
  return done;
}

function getManualDecision(store: ReleaseStore, { remote, build, live, by }: Record<'remote' | 'build' | 'live' | 'by', string>) {
  const rollout = store.readIndex().rollouts?.[remote];
  if (rollout) return `the rollout of ${rollout.build} goes on`;
  const lines = store.history(remote);
  const last = lines.find(({ change }) => ['release', 'promote', 'rollback'].includes(change.kind));
  if (!last || last.by === by || !lines.some((line) => gives(line, build))) return null;
  return `${last.by} ${last.change.kind === 'rollback' ? 'rolled back to' : 'released'} ${live}`;
}

function gives({ change }: LogLine, build: string): boolean {
  return (change.kind === 'release' || change.kind === 'rollout') && change.build === build;
}

import { buildNameOf, type ShellFacts } from '../BuildFacts.ts';
import type { Refusal } from '../gate/GateInput.ts';
import { gate } from '../gate/gate.ts';
import { type GateOptions, gateInputOf } from '../gate/gateInputOf.ts';
import { type ContractReport, reportOf } from '../gate/reportOf.ts';
import { addBuild } from './addBuild.ts';
import type { ReleaseStore } from './openReleaseStore.ts';
import type { ChangedVia, LogLine } from './ReleaseIndex.ts';
import { ReleaseRefusal } from './ReleaseRefusal.ts';

/** The gate did not let a build through. */
export class GateRefusal extends ReleaseRefusal {
  override name = 'GateRefusal';
  readonly refusals: readonly Refusal[];

  constructor(build: string, refusals: readonly Refusal[]) {
    // What is to be done about several in a row is said once, after the last of them.
    const lines = refusals.map(({ rule, problem, fix }, at) =>
      refusals[at + 1]?.fix === fix ? `  ${rule}: ${problem}` : `  ${rule}: ${problem} ${fix}`,
    );
    super([`${build} is not released:`, ...lines].join('\n'));
    this.refusals = refusals;
  }
}

/**
 * Holds a finished build against what is live; nothing is taken in.
 *
 * @param options.isPartial the directory has only what the gate reads
 * @returns what it offers and takes
 * @throws GateRefusal with every reason at once, ReleaseRefusal
 */
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
 * Takes a finished build in if nothing stands against it. It is not live afterwards: that is a change.
 *
 * @param dist the directory of the build
 * @param shells builds of the shell that are live
 * @param by who publishes it: a deploy token's holder or a user of this machine
 * @param via how, for the log
 * @returns what it offers and takes, which is kept beside its files
 * @throws GateRefusal with every reason at once, ReleaseRefusal
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

/** Also false when the process ended before the line was written: publishing the build again writes it then. */
function isPublicationLogged(store: ReleaseStore, remote: string, build: string): boolean {
  const last = store
    .history(remote)
    .find(({ change }) => (change.kind === 'publish' || change.kind === 'retire') && change.build === build);
  return last?.change.kind === 'publish';
}

export interface Published {
  /** The builds that were not live before, as `mf-auth 1.0.0-9f31c0a2b4`. */
  published: string[];
  /** What did not go live because of what people decided. */
  kept: { remote: string; build: string; why: string }[];
}

/**
 * Makes builds of one workspace live together, as `pnpm start` does. They were built from one state of the sources, so the gate, which
 * looks at one after the other, has nothing to say about them. A rollout that goes on and a rollback stay as they are.
 */
export async function publishTogether(store: ReleaseStore, dists: readonly string[], by: string): Promise<Published> {
  const done: Published = { published: [], kept: [] };
  for (const dist of dists) {
    const facts = await addBuild(store, dist, { by });
    const [remote, build] = [facts.name, buildNameOf(facts)];
    const live = store.readIndex().remotes[remote]?.at(-1);
    if (live === build) continue;
    const why = live === undefined ? null : decidedAgainst(store, { remote, build, live, by });
    if (why === null) {
      await store.change(remote, { kind: 'release', build }, by);
      done.published.push(`${remote} ${build}`);
    } else done.kept.push({ remote, build, why });
  }
  return done;
}

/**
 * What somebody decided stands until there is a build that they have not seen.
 *
 * @returns why this one does not go live by itself, as the end of a sentence; null when nobody decided anything about it
 */
function decidedAgainst(store: ReleaseStore, { remote, build, live, by }: Record<'remote' | 'build' | 'live' | 'by', string>) {
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

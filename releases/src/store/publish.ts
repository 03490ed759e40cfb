import { buildNameOf, type ShellFacts } from '../BuildFacts.ts';
import type { Refusal } from '../gate/GateInput.ts';
import { gate } from '../gate/gate.ts';
import { gateInputOf } from '../gate/gateInputOf.ts';
import { type ContractReport, reportOf } from '../gate/reportOf.ts';
import { addBuild } from './addBuild.ts';
import type { ReleaseStore } from './openReleaseStore.ts';
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
 * @returns what it offers and takes
 * @throws GateRefusal with every reason at once, ReleaseRefusal
 */
export function passGate(store: ReleaseStore, dist: string, shells: readonly ShellFacts[]): ContractReport {
  const input = gateInputOf(store, dist, shells);
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
 * @returns what it offers and takes, which is kept beside its files
 * @throws GateRefusal with every reason at once, ReleaseRefusal
 */
export function publish(store: ReleaseStore, dist: string, shells: readonly ShellFacts[]): ContractReport {
  const report = passGate(store, dist, shells);
  addBuild(store, dist, report);
  return report;
}

/**
 * Makes builds of one workspace live together, as `pnpm start` does. They were built from one state of the sources, so the gate, which
 * looks at one after the other, has nothing to say about them.
 *
 * @returns the builds that were not live before, as `mf-auth 1.0.0-9f31c0a2b4`
 */
export async function publishTogether(store: ReleaseStore, dists: readonly string[], by: string): Promise<string[]> {
  const published: string[] = [];
  for (const dist of dists) {
    const facts = addBuild(store, dist);
    const { seq } = store.readIndex();
    const after = await store.change(facts.name, { kind: 'release', build: buildNameOf(facts) }, by);
    if (after.seq > seq) published.push(`${facts.name} ${buildNameOf(facts)}`);
  }
  return published;
}

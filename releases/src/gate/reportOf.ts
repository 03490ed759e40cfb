import { buildNameOf } from '../BuildFacts.ts';
import type { GateInput } from './GateInput.ts';

/** Contents of `contract-report.json`. */
export interface ContractReport {
  build: string;
  contract: number;
  entryBytes: number;
  exposes: readonly string[];
  requires: readonly string[];
  comparedWith: string | null;
  added: readonly string[];
  removed: readonly string[];
}

export function reportOf(input: GateInput): ContractReport {
  const { candidate, live, requires, shells, entryBytes } = input;
  const exposes = exposedBy(candidate);
  const before = live ? exposedBy(live) : [];
  return {
    build: buildNameOf(candidate),
    contract: candidate.manifest.contract,
    entryBytes,
    exposes,
    requires: Object.entries(requires).map(([module, range]) => {
      const found = shells.map((shell) => `shell ${buildNameOf(shell)} has ${shell.provides[module] ?? 'none'}`);
      return `${module} ${range}: ${found.join(', ')}`;
    }),
    comparedWith: live ? buildNameOf(live) : null,
    added: exposes.filter((name) => !before.includes(name)),
    removed: before.filter((name) => !exposes.includes(name)),
  };
}

function exposedBy({ manifest }: GateInput['candidate']): string[] {
  return [
    ...manifest.routes.map(({ path }) => `route ${path}`),
    ...(manifest.slots ?? []).map(({ slot, id }) => `slot ${slot}#${id}`),
    ...(manifest.stateKeys ?? []).map((key) => `state key ${key}`),
  ].sort();
}

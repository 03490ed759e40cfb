import type { BuildFacts, ShellFacts } from '../BuildFacts.ts';
import type { ContractBreak } from '../contract/contractBreaks.ts';

export interface GateInput {
  candidate: BuildFacts;
  /** Version range (`^19.3.1`) by shared module. */
  requires: Readonly<Record<string, string>>;
  exposesRemote: boolean;
  /** Pages may still run older ones. */
  shells: readonly ShellFacts[];
  /** Live builds and rollouts of other remotes. */
  neighbours: readonly BuildFacts[];
  live: BuildFacts | null;
  /** Compressed bytes. */
  entryBytes: number;
  /** Other published builds of the remote. */
  earlier: readonly BuildFacts[];
}

export interface Refusal {
  rule: ContractBreak['kind'] | 'global-name' | 'exposed-module' | 'route' | 'slot' | 'size' | 'sdk';
  problem: string;
  fix: string;
}

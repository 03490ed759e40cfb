import type { BuildFacts, ShellFacts } from '../BuildFacts.ts';
import type { ContractBreak } from '../contract/contractBreaks.ts';

/** What a candidate is held against. */
export interface GateInput {
  candidate: BuildFacts;
  /** What it takes from the shell: requirement (`^19.3.1`) by module, from its `mf-manifest.json`. */
  requires: Readonly<Record<string, string>>;
  /** Whether its container has the module that the shell asks for. */
  exposesRemote: boolean;
  /** Builds of the shell that pages may still be running. */
  shells: readonly ShellFacts[];
  /** Live builds, and those that are being rolled out, of the other remotes. */
  neighbours: readonly BuildFacts[];
  /** The live build of the same remote. */
  live: BuildFacts | null;
  /** Bytes of its compressed entry, which every page of it waits for. */
  entryBytes: number;
  /** Other published builds of the same remote. */
  earlier: readonly BuildFacts[];
}

/** Why a build may not be released, and what its team has to do. */
export interface Refusal {
  rule: ContractBreak['kind'] | 'global-name' | 'exposed-module' | 'route' | 'slot' | 'size' | 'sdk';
  problem: string;
  fix: string;
}

import type { BuildFacts, ShellFacts } from '../BuildFacts.ts';
import type { ContractBreak } from '../contract/contractBreaks.ts';

export interface GateInput {
  candidate: BuildFacts;
  requires: Readonly<Record<string, string>>;
  exposesRemote: boolean;
  /** Includes older shells that open pages may still run. */
  shells: readonly ShellFacts[];
  /** Includes rollouts. */
  neighbours: readonly BuildFacts[];
  live: BuildFacts | null;
  entryBytes: number;
  earlier: readonly BuildFacts[];
}

export interface Refusal {
  rule: ContractBreak['kind'] | 'global-name' | 'exposed-module' | 'route' | 'slot' | 'size' | 'sdk';
  problem: string;
  fix: string;
}

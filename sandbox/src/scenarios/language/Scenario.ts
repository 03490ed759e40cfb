import type { ScenarioHead } from './ScenarioHead.ts';

export type { AccountRole, FollowerRole };

type AccountRole = NonNullable<NonNullable<ScenarioHead['accounts']>[string]>;
type FollowerRole = NonNullable<NonNullable<ScenarioHead['followers']>[string]>;

export interface ScenarioStep {
  /** Where it stands in the file. */
  line: number;
  verb: string;
  order: unknown;
  /** What later steps call that which it makes. */
  label: string | null;
}

/** A script that was read and checked. */
export interface Scenario {
  title: string;
  about: string;
  needs: string[];
  accounts: Map<string, AccountRole>;
  followers: Map<string, FollowerRole>;
  crowd: number;
  settings: NonNullable<ScenarioHead['settings']>;
  steps: ScenarioStep[];
}

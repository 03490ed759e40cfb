import type { ScenarioHead } from './ScenarioHead.ts';

export type { AccountRole, FollowerRole };

type AccountRole = NonNullable<NonNullable<ScenarioHead['accounts']>[string]>;
type FollowerRole = NonNullable<NonNullable<ScenarioHead['followers']>[string]>;

export interface ScenarioStep {
  line: number;
  verb: string;
  order: unknown;
  /** Name of the result for later steps. */
  label: string | null;
}

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

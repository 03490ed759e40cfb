import type { Problem } from '../language/ScenarioError.ts';

export type StepState = 'waiting' | 'running' | 'passed' | 'failed' | 'skipped';

/** How one step of a run fares. Times are real, in epoch milliseconds. */
export interface StepReport {
  /** Where it stands in the text. */
  line: number;
  verb: string;
  text: string;
  state: StepState;
  tookMs: number | null;
  note: string | null;
  /** Why it failed: a sentence, and for an assertion what it expected and what there was, line by line. */
  failure: { message: string; expected: string | null; received: readonly string[] } | null;
}

export type RunState = 'running' | 'passed' | 'failed' | 'stopped';

export interface RunReport {
  id: string;
  /** Of a shipped scenario; null for a text that was given. */
  name: string | null;
  title: string;
  seed: string;
  speed: number | null;
  state: RunState;
  startedAt: number;
  endedAt: number | null;
  steps: StepReport[];
  /** Why it could not be played at all. */
  problem: string | null;
}

/** A line of the stream that follows a run: first the whole, then every step that changes, at last the whole again. */
export type RunNews = { kind: 'run'; run: RunReport } | { kind: 'step'; index: number; step: StepReport };

/** What the JSON API says about a shipped scenario. */
export interface ScenarioView {
  name: string;
  title: string;
  about: string;
  needs: string[];
  text: string;
}

export interface CheckView {
  problems: readonly Problem[];
}

import type { Problem } from './ScenarioError.ts';

export type StepState = 'waiting' | 'running' | 'passed' | 'failed' | 'skipped';

/** Times are real times in epoch milliseconds. */
export interface StepReport {
  line: number;
  verb: string;
  text: string;
  state: StepState;
  tookMs: number | null;
  note: string | null;
  failure: { message: string; expected: string | null; received: readonly string[] } | null;
}

export type RunState = 'running' | 'passed' | 'failed' | 'stopped';

export interface RunReport {
  id: string;
  /** Null for a text. */
  name: string | null;
  title: string;
  seed: string;
  speed: number | null;
  state: RunState;
  startedAt: number;
  endedAt: number | null;
  steps: StepReport[];
  /** The reason why the run could not start. */
  problem: string | null;
}

/** The stream contains the run, then each changed step, then the run again. */
export type RunUpdate = { kind: 'run'; run: RunReport } | { kind: 'step'; index: number; step: StepReport };

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

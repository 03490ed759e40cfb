import { randomInt } from 'node:crypto';
import type { Dependencies } from '../../Dependencies.ts';
import { ApiError } from '../../state/ApiError.ts';
import type { RunReport, RunUpdate, StepReport } from '../language/RunReport.ts';
import type { Scenario } from '../language/Scenario.ts';
import { findStepKind } from '../steps/stepKinds.ts';
import { playScenario } from './playScenario.ts';

export interface RunOptions {
  name: string | null;
  seed: string | null;
  speed: number | null;
  username: string | null;
}

export interface Runs {
  /** Throws ApiError 409 during another run. */
  start: (scenario: Scenario, options: RunOptions) => RunReport;
  find: (id: string) => RunReport | undefined;
  list: () => readonly RunReport[];
  /** @returns a function that unsubscribes */
  follow: (id: string, listener: (news: RunUpdate) => void) => () => void;
  stop: (id: string) => void;
  /** Stops the run and waits for its cleanup. */
  close: () => Promise<void>;
}

const RUNS_KEPT = 20;

/** Runs one scenario at a time; reports are kept in memory. */
export function createRuns(dependencies: Dependencies): Runs {
  const { live } = dependencies;
  let runs: RunReport[] = [];
  let current: { run: RunReport; controller: AbortController; ended: Promise<void> } | null = null;
  const listeners = new Map<string, Set<(news: RunUpdate) => void>>();

  function notify(run: RunReport, news: RunUpdate): void {
    for (const listener of listeners.get(run.id) ?? []) listener(news);
    live.publish({ kind: 'runs' });
  }

  function onStep(run: RunReport, index: number, change: Partial<StepReport>): void {
    const step = run.steps[index];
    if (!step) return;
    Object.assign(step, change);
    notify(run, { kind: 'step', index, step });
  }

  async function play(scenario: Scenario, run: RunReport, username: string | null, signal: AbortSignal): Promise<void> {
    const { seed, speed } = run;
    try {
      const step = (index: number, change: Partial<StepReport>) => onStep(run, index, change);
      run.state = await playScenario(scenario, { dependencies, seed, speed, username, signal, onStep: step });
    } catch (error) {
      run.state = 'failed';
      run.problem = error instanceof Error ? error.message : String(error);
    }
    for (const [index, { state }] of run.steps.entries()) if (state === 'waiting') onStep(run, index, { state: 'skipped' });
    run.endedAt = Date.now();
    current = null;
    notify(run, { kind: 'run', run });
    listeners.delete(run.id);
  }

  return {
    start: (scenario, { name, seed, speed, username }) => {
      if (current) throw new ApiError(409, `"${current.run.title}" is being played: wait for its end or stop it.`);
      const run: RunReport = {
        id: String(randomInt(10 ** 9, 10 ** 10)),
        name,
        title: scenario.title,
        seed: seed ?? String(randomInt(10 ** 6)),
        speed,
        state: 'running',
        startedAt: Date.now(),
        endedAt: null,
        steps: scenario.steps.map(({ line, verb, order }) => ({
          line,
          verb,
          text: findStepKind(verb)?.describe(order) ?? verb,
          state: 'waiting',
          tookMs: null,
          note: null,
          failure: null,
        })),
        problem: null,
      };
      runs = [run, ...runs].slice(0, RUNS_KEPT);
      const controller = new AbortController();
      listeners.set(run.id, new Set());
      // Starts after the response, so that the client can follow from the first step.
      const ended = new Promise<void>((resolve) => setImmediate(resolve)).then(() =>
        play(scenario, run, username, controller.signal),
      );
      current = { run, controller, ended };
      return run;
    },
    find: (id) => runs.find((run) => run.id === id),
    list: () => runs,
    follow: (id, listener) => {
      const set = listeners.get(id);
      set?.add(listener);
      return () => set?.delete(listener);
    },
    stop: (id) => {
      if (current?.run.id !== id) throw new ApiError(409, 'This run is over.');
      current.controller.abort();
    },
    close: async () => {
      current?.controller.abort();
      await current?.ended;
    },
  };
}

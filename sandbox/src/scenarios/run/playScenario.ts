import type { Dependencies } from '../../Dependencies.ts';
import { createRng } from '../../random/createRng.ts';
import { ExpectationError } from '../assertions/ExpectationError.ts';
import type { RunState, StepReport } from '../language/RunReport.ts';
import type { Scenario, ScenarioStep } from '../language/Scenario.ts';
import { createActors } from '../play/createActors.ts';
import { createRecorder } from '../play/createRecorder.ts';
import type { Play } from '../play/Play.ts';
import { findStepKind } from '../steps/stepKinds.ts';

interface Options {
  dependencies: Dependencies;
  seed: string;
  speed: number | null;
  username: string | null;
  signal: AbortSignal;
  onStep: (index: number, change: Partial<StepReport>) => void;
}

/**
 * Stops at the first failed step and restores the sandbox's settings.
 * @throws ApiError if actors are missing
 */
export async function playScenario(scenario: Scenario, options: Options): Promise<RunState> {
  const { dependencies, signal } = options;
  const { state, sender, clock, live } = dependencies;
  const rng = createRng(options.seed);
  const { clockOffsetMs, ...before } = state.preferences.get();
  const undoes: (() => void)[] = [];
  try {
    const actors = createActors(scenario, { dependencies, rng, username: options.username });
    const play: Play = {
      dependencies,
      actors,
      rng,
      speed: options.speed,
      signal,
      recorder: createRecorder(state),
      made: new Map(),
      atEnd: (undo) => undoes.push(undo),
    };
    state.random.seedChance(options.seed);
    state.preferences.update(scenario.settings);
    for (const [index, step] of scenario.steps.entries()) {
      if (!(await playStep(play, step, (change) => options.onStep(index, change)))) return signal.aborted ? 'stopped' : 'failed';
    }
    return 'passed';
  } finally {
    for (const undo of undoes.reverse()) undo();
    state.random.seedChance(null);
    state.preferences.update(pick(before, Object.keys(scenario.settings)));
    if (clock.offsetMs() !== clockOffsetMs) {
      clock.advance(clockOffsetMs - clock.offsetMs());
      // Deliveries that waited for a later time are due when the clock moves back.
      sender.retryAll();
    }
    live.publish({ kind: 'everything' });
  }
}

async function playStep(play: Play, step: ScenarioStep, report: (change: Partial<StepReport>) => void): Promise<boolean> {
  const startedAt = performance.now();
  const end = (change: Partial<StepReport>) => report({ ...change, tookMs: Math.round(performance.now() - startedAt) });
  if (play.signal.aborted) return false;
  report({ state: 'running' });
  try {
    const outcome = await findStepKind(step.verb)?.perform(play, step.order);
    if (step.label !== null && outcome?.made) play.made.set(step.label, outcome.made);
    end({ state: 'passed', note: outcome?.note ?? null });
    return true;
  } catch (error) {
    if (play.signal.aborted) end({ state: 'skipped', note: 'stopped' });
    else end({ state: 'failed', failure: describe(error) });
    return false;
  }
}

function describe(error: unknown): NonNullable<StepReport['failure']> {
  if (error instanceof ExpectationError) return { message: error.message, expected: error.expected, received: error.received };
  return { message: error instanceof Error ? error.message : String(error), expected: null, received: [] };
}

function pick<T extends object>(all: T, names: readonly string[]): Partial<T> {
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name))) as Partial<T>;
}

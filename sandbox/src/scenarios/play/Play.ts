import type { Dependencies } from '../../Dependencies.ts';
import type { Rng } from '../../random/createRng.ts';
import type { ScenarioActors } from './createActors.ts';
import type { Recorder } from './createRecorder.ts';

export type CreatedEntity =
  | { kind: 'message'; igId: string; followerId: string; mid: string }
  | { kind: 'comment'; id: string; postId: string }
  | { kind: 'post'; id: string; igId: string };

export interface Play {
  dependencies: Dependencies;
  actors: ScenarioActors;
  rng: Rng;
  /** Speed of `clock` steps relative to real time; null if the clock jumps. */
  speed: number | null;
  signal: AbortSignal;
  /** Records events since the start of the scene. */
  recorder: Recorder;
  made: Map<string, CreatedEntity>;
  /** Registers work that runs at the end in any case. */
  atEnd: (undo: () => void) => void;
}

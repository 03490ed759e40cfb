import type { Dependencies } from '../../Dependencies.ts';
import type { Dice } from '../../random/createDice.ts';
import type { Cast } from './createCast.ts';
import type { Witness } from './createWitness.ts';

export type Made =
  | { kind: 'message'; igId: string; followerId: string; mid: string }
  | { kind: 'comment'; id: string; postId: string }
  | { kind: 'post'; id: string; igId: string };

export interface Play {
  dependencies: Dependencies;
  cast: Cast;
  dice: Dice;
  /** Speed of `clock` steps relative to real time; null: the clock jumps. */
  speed: number | null;
  signal: AbortSignal;
  /** Since the scene started. */
  witness: Witness;
  made: Map<string, Made>;
  /** Runs at the end in any case. */
  atEnd: (undo: () => void) => void;
}

import type { Dependencies } from '../../Dependencies.ts';
import type { Dice } from '../../random/createDice.ts';
import type { Cast } from './createCast.ts';
import type { Witness } from './createWitness.ts';

/** What a step made and later ones name. */
export type Made =
  | { kind: 'message'; igId: string; followerId: string; mid: string }
  | { kind: 'comment'; id: string; postId: string }
  | { kind: 'post'; id: string; igId: string };

/** A scenario while it is played: what its steps work with. */
export interface Play {
  dependencies: Dependencies;
  cast: Cast;
  dice: Dice;
  /** How many times faster than real time the clock runs through `clock` steps; null: it jumps. */
  speed: number | null;
  /** Aborted when the run is stopped. */
  signal: AbortSignal;
  /** What was received since the scene began. */
  witness: Witness;
  made: Map<string, Made>;
  /** Undone when the run ends, whatever came of it. */
  atEnd: (undo: () => void) => void;
}

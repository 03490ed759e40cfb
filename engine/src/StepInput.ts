/** Why a run is stepped: the follower's message that starts it, or the clock. */
export type StepInput = { kind: 'message'; text: string } | { kind: 'timer' };

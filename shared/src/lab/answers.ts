import type { Answer, CallRequest } from './Scenario.ts';

/** Succeeds with this body, or with what the function makes of the request. */
export const answer = <Body, Sent = unknown>(body: Body | ((request: CallRequest<Sent>) => Body)): Answer<Body, Sent> => ({
  kind: 'answer',
  body,
});

/** Fails with the envelope of every failure. */
export const failure = (status: number, error: string, code = 'lab'): Answer<never> => ({ kind: 'failure', status, error, code });

/** Never answers: what loads goes on loading. */
export const held: Answer<never> = { kind: 'held' };

/** The connection breaks before an answer. */
export const unreachable: Answer<never> = { kind: 'unreachable' };

export const slowly = <Body, Sent>(afterMs: number, then: Answer<Body, Sent>): Answer<Body, Sent> => ({
  kind: 'slowly',
  afterMs,
  then,
});

/** One answer after the other; the last one stays. */
export const inTurn = <Body, Sent>(...answers: readonly Answer<Body, Sent>[]): Answer<Body, Sent> => ({
  kind: 'in-turn',
  answers,
});

import type { Answer, CallRequest } from './Scenario.ts';

/** Succeeds with this body, or with the result of the function. */
export const answer = <Body, Sent = unknown>(body: Body | ((request: CallRequest<Sent>) => Body)): Answer<Body, Sent> => ({
  kind: 'answer',
  body,
});

/** Fails with an error body. */
export const failure = (status: number, error: string, code = 'lab'): Answer<never> => ({ kind: 'failure', status, error, code });

/** Never responds. */
export const held: Answer<never> = { kind: 'held' };

/** Breaks the connection before a response. */
export const unreachable: Answer<never> = { kind: 'unreachable' };

export const slowly = <Body, Sent>(afterMs: number, then: Answer<Body, Sent>): Answer<Body, Sent> => ({
  kind: 'slowly',
  afterMs,
  then,
});

/** Responds with one after the other; the last one repeats. */
export const inTurn = <Body, Sent>(...answers: readonly Answer<Body, Sent>[]): Answer<Body, Sent> => ({
  kind: 'in-turn',
  answers,
});

export { answer, failure, held, inTurn, slowly, unreachable } from './answers.ts';
export type { Recording } from './Recording.ts';
export { recordedAnswer } from './recordedAnswer.ts';
export type { Answer, Answers, CallRequest, Scenario, SocketPush, Step, Target, Tour } from './Scenario.ts';

export { answer, failure, held, inTurn, slowly, unreachable } from './answers.ts';
export { asRoles } from './asRoles.ts';
export { type CapturedScenario, captured } from './captured.ts';
export type { RecordedAnswer, Recording } from './Recording.ts';
export { readCapture } from './readCapture.ts';
export { recordedAnswer } from './recordedAnswer.ts';
export { latestSeqOf, recordedFor } from './recordedFor.ts';
export type { Answer, Answers, CallRequest, Scenario, SocketPush, Step, Target, Tour } from './Scenario.ts';

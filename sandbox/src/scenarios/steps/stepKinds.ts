import { block, edit, handOver, look, open, optIn, react, tap, unsend } from './conversationSteps.ts';
import { expect, never } from './expectationSteps.ts';
import { fault, stopFaults } from './faultSteps.ts';
import { messageAccess, removeApp, revoke } from './ownerSteps.ts';
import { burst, comment, endLive, post } from './postSteps.ts';
import type { StepKind } from './StepKind.ts';
import { clock, scene, wait } from './timeSteps.ts';
import { dashboardTest, redeliver, retryWebhooks } from './webhookSteps.ts';
import { answer, autoReply, write } from './writingSteps.ts';

const stepKinds: Readonly<Record<string, StepKind>> = {
  scene,
  write,
  answer,
  autoReply,
  react,
  edit,
  unsend,
  tap,
  open,
  optIn,
  look,
  block,
  handOver,
  post,
  endLive,
  comment,
  burst,
  wait,
  clock,
  fault,
  stopFaults,
  revoke,
  removeApp,
  messageAccess,
  redeliver,
  retryWebhooks,
  dashboardTest,
  expect,
  never,
};

export const verbs = Object.keys(stepKinds);

export function findStepKind(verb: string): StepKind | undefined {
  return Object.hasOwn(stepKinds, verb) ? stepKinds[verb] : undefined;
}

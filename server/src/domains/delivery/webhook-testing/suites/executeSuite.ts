import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import {
  message,
  outcomeReasons,
  type SimulatableEventType,
  simulatableEventTypes,
  type TestResult,
  type TestSuite,
} from '@fanfare/shared/contracts';
import { inBoth, type Words } from '../../../../infrastructure/messages/words.ts';
import { buildDelivery, eventKeyOf, type Simulation } from '../buildDelivery.ts';
import type { WebhookPost } from '../createWebhookPost.ts';
import type { EventState, SuiteRow } from '../webhook-testing.repository.ts';

type Outcome = TestResult['results'][number];

interface Surroundings {
  post: WebhookPost;
  findEventStates: (keys: readonly string[]) => Promise<Map<string, EventState>>;
  onProgress: (ended: readonly Outcome[]) => Promise<void>;
  nowMs: number;
}

type SuiteTest = TestSuite['tests'][number];

const WAIT_MS = 5_000;
const LOOK_EVERY_MS = 20;
const SAMPLE_TEXT = 'Hello, this is a test.';
const REFUSED = 401;

export async function executeSuite(
  suite: SuiteRow,
  { post, findEventStates, onProgress, nowMs }: Surroundings,
): Promise<Outcome[]> {
  const execution = randomBytes(6).toString('hex');
  const deadline = performance.now() + WAIT_MS;
  const ended: Outcome[] = [];
  await onProgress(ended);
  for (const [index, test] of suite.tests.entries()) {
    const simulation: Simulation = {
      igId: suite.ig_id,
      eventType: eventTypeOf(test.type),
      key: `${suite.id}:${execution}:${index + 1}`,
      senderId: suite.sender_id,
      senderUsername: suite.sender_username,
      text: textOf(test.type),
      atMs: nowMs,
    };
    const body = buildDelivery(simulation);
    const isForged = test.type === 'forged_signature';
    const statusCodes = [await post(body, { isForged })];
    if (test.type === 'redelivery') statusCodes.push(await post(body));
    const state = isForged ? undefined : await settledState(eventKeyOf(simulation), deadline, findEventStates);
    ended.push(evaluate(test, statusCodes, state));
    await onProgress(ended);
  }
  return ended;
}

function textOf(type: TestSuite['tests'][number]['type']): string {
  if (type === 'message_seen') return '';
  return type === 'message_reactions' ? '❤️' : SAMPLE_TEXT;
}

function eventTypeOf(type: TestSuite['tests'][number]['type']): SimulatableEventType {
  return simulatableEventTypes.find((known) => known === type) ?? 'messages';
}

async function settledState(
  key: string,
  deadline: number,
  findEventStates: Surroundings['findEventStates'],
): Promise<EventState | undefined> {
  for (;;) {
    const state = (await findEventStates([key])).get(key);
    const isSettled = ['completed', 'failed'].includes(state?.processed_status ?? '');
    if (isSettled || performance.now() > deadline) return state;
    await delay(LOOK_EVERY_MS);
  }
}

function evaluate(test: SuiteTest, statusCodes: readonly number[], state: EventState | undefined): Outcome {
  const statusCode = statusCodes.at(-1) ?? 0;
  const outcome = (status: Outcome['status'], words: Words): Outcome => ({
    ...test,
    status,
    statusCode,
    ...inBoth('detail', 'message', words),
  });
  const otherStatus = (expected: number, answered: number) =>
    outcome('failed', message('webhook-tests.other-status', { expected, status: answered }));
  if (test.type === 'forged_signature')
    return statusCode === REFUSED ? outcome('passed', message('webhook-tests.refused')) : otherStatus(REFUSED, statusCode);
  const refused = statusCodes.find((code) => code !== 200);
  if (refused !== undefined) return otherStatus(200, refused);
  const seconds = WAIT_MS / 1_000;
  if (!state) return outcome('error', message('webhook-tests.not-received', { seconds }));
  if (state.processed_status === 'failed')
    return outcome(
      'failed',
      state.processing_error_message ?? state.processing_error ?? message('webhook-tests.processing-failed'),
    );
  if (state.processed_status !== 'completed')
    return outcome('error', message('webhook-tests.not-processed', { seconds, state: state.processed_status }));
  const reason = outcomeReasons.find((known) => known === state.outcome);
  return outcome(
    'passed',
    message('webhook-tests.processed', {
      outcome: reason ? message(`outcomes.${reason}`) : message('webhook-tests.no-outcome'),
    }),
  );
}

import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type SimulatableEventType, simulatableEventTypes, type TestResult, type TestSuite } from '@fanfare/shared/contracts';
import { buildDelivery, eventKeyOf, type Simulation } from '../buildDelivery.ts';
import type { WebhookPost } from '../createWebhookPost.ts';
import type { EventState, SuiteRow } from '../webhook-testing.repository.ts';

interface Surroundings {
  post: WebhookPost;
  findEventStates: (keys: readonly string[]) => Promise<Map<string, EventState>>;
  nowMs: number;
}

type Outcome = TestResult['results'][number];

interface Delivered {
  test: TestSuite['tests'][number];
  simulation: Simulation;
  statusCodes: number[];
}

const WAIT_MS = 5_000;
const LOOK_EVERY_MS = 50;
const SAMPLE_TEXT = 'Hello, this is a test.';
const REFUSED = 401;

/** Delivers every test as a signed webhook and looks what becomes of it. */
export async function executeSuite(suite: SuiteRow, { post, findEventStates, nowMs }: Surroundings): Promise<Outcome[]> {
  // A suite can be executed again: its events are new each time.
  const execution = randomBytes(6).toString('hex');
  const delivered: Delivered[] = [];
  for (const [index, test] of suite.tests.entries()) {
    const simulation: Simulation = {
      igId: suite.ig_id,
      eventType: eventTypeOf(test.type),
      key: `${suite.id}:${execution}:${index + 1}`,
      senderId: suite.sender_id,
      senderUsername: suite.sender_username,
      text: test.type === 'message_reactions' ? '❤️' : SAMPLE_TEXT,
      atMs: nowMs,
    };
    const body = buildDelivery(simulation);
    const statusCodes = [await post(body, { isForged: test.type === 'forged_signature' })];
    if (test.type === 'redelivery') statusCodes.push(await post(body));
    delivered.push({ test, simulation, statusCodes });
  }
  const states = await settledStates(
    delivered.filter(({ test }) => test.type !== 'forged_signature').map(({ simulation }) => eventKeyOf(simulation)),
    findEventStates,
  );
  return delivered.map((one) => judge(one, states.get(eventKeyOf(one.simulation))));
}

function eventTypeOf(type: TestSuite['tests'][number]['type']): SimulatableEventType {
  return simulatableEventTypes.find((known) => known === type) ?? 'messages';
}

/** Waits until every event has an end, or the time is over. */
async function settledStates(
  keys: readonly string[],
  findEventStates: Surroundings['findEventStates'],
): Promise<Map<string, EventState>> {
  const deadline = performance.now() + WAIT_MS;
  for (;;) {
    const states = await findEventStates(keys);
    const isSettled = keys.every((key) => ['completed', 'failed'].includes(states.get(key)?.processed_status ?? ''));
    if (isSettled || performance.now() > deadline) return states;
    await delay(LOOK_EVERY_MS);
  }
}

function judge({ test, statusCodes }: Delivered, state: EventState | undefined): Outcome {
  const statusCode = statusCodes.at(-1) ?? 0;
  const outcome = (status: Outcome['status'], detail: string): Outcome => ({ ...test, status, statusCode, detail });
  if (test.type === 'forged_signature') {
    return statusCode === REFUSED
      ? outcome('passed', 'The webhook refused it.')
      : outcome('failed', `The webhook should have answered ${REFUSED} and answered ${statusCode}.`);
  }
  const refused = statusCodes.find((code) => code !== 200);
  if (refused !== undefined) return outcome('failed', `The webhook should have answered 200 and answered ${refused}.`);
  if (!state) return outcome('error', `The event did not appear within ${WAIT_MS / 1_000} s. Is the worker running?`);
  if (state.processed_status === 'failed') return outcome('failed', state.processing_error ?? 'Processing failed.');
  if (state.processed_status !== 'completed')
    return outcome('error', `After ${WAIT_MS / 1_000} s it was still ${state.processed_status}.`);
  return outcome('passed', `Processed; outcome: ${state.outcome ?? 'none'}.`);
}

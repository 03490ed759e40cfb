import { type FlowResponse, readResponse, renderRequest, secretsIn } from '@fanfare/engine';
import { type MessageText, message, REQUESTS_PER_MINUTE_MAX } from '@fanfare/shared/contracts';
import { createClaimLoop } from '../../../infrastructure/concurrency/createClaimLoop.ts';
import type { Database } from '../../../infrastructure/database/Database.ts';
import type { EventPublisher } from '../../../infrastructure/event-bus/createEventBus.ts';
import type { Logger } from '../../../infrastructure/logger/createLogger.ts';
import { inBoth } from '../../../infrastructure/messages/words.ts';
import type { WebClient } from '../../../integrations/web/index.ts';
import type { FlowSecrets } from '../flow-secrets/index.ts';
import { type ClaimedRequest, claimRequests, finishRequest, releaseRequests } from './flow-requests.repository.ts';

interface Dependencies {
  database: Database;
  web: WebClient;
  secrets: Pick<FlowSecrets, 'open'>;
  logger: Logger;
  /** True if no other process uses this database. */
  isExclusive: boolean;
  bus: EventPublisher;
  pollMs?: number | undefined;
}

export interface RequestPerformer {
  start: () => Promise<void>;
  wake: () => void;
  stop: () => Promise<void>;
}

const CONCURRENCY = 16;
const POLL_MS = 1_000;
/** The request itself may have caused its process to end. */
const ATTEMPTS_MAX = 3;
const SIMULATED: FlowResponse = failedWith(message('runs.test-without-request'));
const INTERRUPTED: FlowResponse = failedWith(message('runs.request-abandoned'));

/** Requests are sent at least once, because a process may die before the result is stored. */
export function createRequestPerformer(dependencies: Dependencies): RequestPerformer {
  const { database, web, secrets, logger, isExclusive, bus, pollMs = POLL_MS } = dependencies;

  async function perform(row: ClaimedRequest): Promise<void> {
    const response = await responseTo(row);
    await database.asSystem((queries) => finishRequest(queries, row, response));
    bus.publish('updates-stored');
  }

  async function responseTo({ owner_id: ownerId, request, attempt, is_simulated }: ClaimedRequest): Promise<FlowResponse> {
    // Tests must not call other servers (S23).
    if (is_simulated) return SIMULATED;
    if (attempt > ATTEMPTS_MAX || request === null) return INTERRUPTED;
    const rendered = renderRequest(request, await secrets.open(ownerId, secretsIn(request)));
    if (!rendered.ok) return failedWith(rendered.error);
    const answer = await web.send(rendered.value);
    return 'error' in answer ? failedWith(answer.error) : readResponse(answer.status, answer.json, request.mapping);
  }

  const loop = createClaimLoop({
    name: 'flow requests',
    concurrency: CONCURRENCY,
    pollMs,
    claim: (limit) => claimRequests(database.system, limit, REQUESTS_PER_MINUTE_MAX),
    perform,
    logger,
  });

  return {
    async start() {
      if (isExclusive) await releaseRequests(database.system);
      loop.start();
    },
    wake: loop.wake,
    stop: loop.stop,
  };
}

/** Version 1.0.0 reads the English text. */
function failedWith(text: MessageText): FlowResponse {
  return inBoth('error', 'message', text);
}

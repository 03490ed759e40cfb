import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import { createTicker, type Ticker } from '../../../infrastructure/concurrency/createTicker.ts';
import type { Database } from '../../../infrastructure/database/Database.ts';
import type { EventPublisher } from '../../../infrastructure/event-bus/createEventBus.ts';
import type { Logger } from '../../../infrastructure/logger/createLogger.ts';
import { recordEvents } from '../../feed/events/index.ts';
import { getThread, type ThreadRow } from './inbox.readModel.ts';
import { changeConversation, lockConversation } from './inbox.repository.ts';
import { memberEvent } from './team/memberEvent.ts';
import { type DueAssignment, findDueAssignments, lockTurns, settleAssignment, takeTurn } from './team/team.repository.ts';

interface Dependencies {
  database: Database;
  clock: Clock;
  bus: EventPublisher;
  logger: Logger;
  pollMs?: number | undefined;
}

const EVERY_MS = 1_000;
const CONVERSATIONS_TOGETHER = 200;

/** Assigns conversations that need a person to available members in turn. */
export function createAutomaticAssignment({ database, clock, bus, logger, pollMs = EVERY_MS }: Dependencies): Ticker {
  const background = database.of('background');

  async function assign(due: DueAssignment): Promise<void> {
    const { id, ownerId } = due;
    const isAssigned = await background.asOwner(ownerId, async (queries) => {
      const isOn = await lockTurns(queries, ownerId);
      const conversation = await lockConversation(queries, ownerId, id);
      if (!conversation) return false;
      await settleAssignment(queries, due);
      if (!isOn || conversation.assigned_to !== null || !needsPerson(await getThread(queries, ownerId, id))) return false;
      const userId = await takeTurn(queries, ownerId);
      if (userId === undefined) return false;
      await changeConversation(queries, ownerId, id, { assigneeId: userId });
      const to = { conversation, ownerId, userId, now: new Date(clock.nowMs()) };
      await recordEvents(queries, [memberEvent({ notice: 'assignment', ...to })]);
      return true;
    });
    if (!isAssigned) return;
    bus.publish('feed-changed', ownerId);
    bus.publish('inbox-changed', `${ownerId}:${id}`);
  }

  return createTicker(
    'automatic assignment',
    pollMs,
    async () => {
      for (const due of await findDueAssignments(background.system, CONVERSATIONS_TOGETHER)) {
        await assign(due).catch((error: unknown) =>
          logger.error({ err: error, conversationId: due.id }, 'assigning a conversation failed'),
        );
      }
    },
    logger,
  );
}

/** False if it was answered, handled or archived in the meantime. */
function needsPerson(thread: ThreadRow | undefined): boolean {
  return thread !== undefined && !thread.is_archived && (thread.is_unanswered || thread.handler === 'human_requested');
}

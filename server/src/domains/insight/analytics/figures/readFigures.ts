import type { Queries } from '../../../../infrastructure/database/Database.ts';
import { readEngagement } from '../engagement/engagement.readModel.ts';
import type { SpanFigures } from '../overview.ts';
import type { Span } from '../readRange.ts';
import { getCountedUntil } from '../rollups/messageRollups.repository.ts';
import { readConversations, readDays } from './conversations.readModel.ts';
import { readResponseTimes } from './responseTimes.readModel.ts';

export async function readFigures(queries: Queries, ownerId: string, span: Span & { timeZone: string }): Promise<SpanFigures> {
  const countedUntil = await getCountedUntil(queries);
  const days = await readDays(queries, ownerId, span, countedUntil);
  const dates = days.map(({ date }) => date);
  return {
    days,
    engagement: await readEngagement(queries, ownerId, span, dates),
    conversations: await readConversations(queries, ownerId, span, countedUntil),
    responses: await readResponseTimes(queries, ownerId, span, countedUntil),
  };
}

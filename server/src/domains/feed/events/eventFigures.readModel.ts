import { type EventCounts, type EventType, eventTypes, ownEventTypes } from '@fanfare/shared/contracts';
import { sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { isFor, isOfAccount, type Reader } from './search/filterEvents.readModel.ts';

interface TypeFigures {
  eventType: EventType;
  /** Includes tests and archived events. */
  total: number;
  today: number;
  completed: number;
  failed: number;
  /** Excludes archived events. */
  listed: number;
  unread: number;
  listedFailed: number;
}

/** All figures about events are sums over these rows, so screens cannot disagree. */
export interface EventFigures {
  byType: readonly TypeFigures[];
  activeFlows: number;
}

type Countable = Exclude<keyof TypeFigures, 'eventType'>;

/** @param dayStart the start of the user's day */
export async function readEventFigures(queries: Queries, reader: Reader, dayStart: Date): Promise<EventFigures> {
  const { workspaceId: ownerId, userId, accountId = null } = reader;
  const { rows } = await sql<Omit<TypeFigures, 'eventType'> & { event_type: string }>`
    select event_type, count(*) as total, count(*) filter (where received_at >= ${dayStart}) as today,
      count(*) filter (where processed_status = 'completed') as completed,
      count(*) filter (where processed_status = 'failed') as failed,
      count(*) filter (where not is_archived) as listed,
      count(*) filter (where not is_archived and not is_read) as unread,
      count(*) filter (where not is_archived and processed_status = 'failed') as "listedFailed"
    from events where owner_id = ${ownerId} and ${isFor(userId)} and ${isOfAccount(reader)}
    group by event_type order by total desc, event_type`.execute(queries);
  const {
    rows: [flows],
  } = await sql<{ count: number }>`
    select count(*) as count from automations join bot_flows flow on flow.id = automations.flow_id
    where automations.owner_id = ${ownerId} and is_active and (${accountId}::uuid is null or not has_chosen_accounts
      or exists (select from flow_accounts where flow_id = flow.id and account_id = ${accountId}::uuid))`.execute(queries);
  const byType = rows.map(({ event_type, ...figures }) => ({
    ...figures,
    eventType: eventTypes.find((type) => type === event_type) ?? ('unknown' as const),
  }));
  return { byType, activeFlows: flows?.count ?? 0 };
}

export function sumOf({ byType }: EventFigures, figure: Countable): number {
  return byType.reduce((sum, row) => sum + row[figure], 0);
}

export function presentCounts(figures: EventFigures): EventCounts {
  const ofType = (matches: (type: EventType) => boolean) =>
    sumOf({ ...figures, byType: figures.byType.filter(({ eventType }) => matches(eventType)) }, 'total');
  return {
    total: sumOf(figures, 'total'),
    today: sumOf(figures, 'today'),
    listed: sumOf(figures, 'listed'),
    unread: sumOf(figures, 'unread'),
    received: ofType((type) => !ownEventTypes.has(type)),
    flowExecutions: ofType((type) => type === 'flow_execution'),
    activeFlows: figures.activeFlows,
  };
}

export function presentStates(figures: EventFigures) {
  const [total, completed, failed] = [sumOf(figures, 'total'), sumOf(figures, 'completed'), sumOf(figures, 'failed')];
  return { total, completed, failed, pending: total - completed - failed };
}

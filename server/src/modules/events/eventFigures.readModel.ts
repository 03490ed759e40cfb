import { type EventCounts, type EventType, eventTypes, ownEventTypes } from '@fanfare/shared/contracts';
import { sql } from 'kysely';
import type { Queries } from '../../infrastructure/database/Database.ts';

interface TypeFigures {
  eventType: EventType;
  /** All events: tests and archived ones too. */
  total: number;
  today: number;
  completed: number;
  failed: number;
  /** Not archived: what the list of notifications shows. */
  listed: number;
  unread: number;
  listedFailed: number;
}

/** The events of an owner, counted by type. Every figure about events is a sum over these rows, so no two screens can disagree. */
export interface EventFigures {
  byType: readonly TypeFigures[];
  activeFlows: number;
}

type Countable = Exclude<keyof TypeFigures, 'eventType'>;

/**
 * Counts the events of an owner.
 *
 * @param dayStart when the user's day began; the figure `today` counts what was received since then, like the list's filter by day
 */
export async function readEventFigures(queries: Queries, ownerId: string, dayStart: Date): Promise<EventFigures> {
  const { rows } = await sql<Omit<TypeFigures, 'eventType'> & { event_type: string }>`
    select event_type, count(*) as total, count(*) filter (where received_at >= ${dayStart}) as today,
      count(*) filter (where processed_status = 'completed') as completed,
      count(*) filter (where processed_status = 'failed') as failed,
      count(*) filter (where not is_archived) as listed,
      count(*) filter (where not is_archived and not is_read) as unread,
      count(*) filter (where not is_archived and processed_status = 'failed') as "listedFailed"
    from events where owner_id = ${ownerId} group by event_type order by total desc, event_type`.execute(queries);
  const flows = await queries
    .selectFrom('automations')
    .where('owner_id', '=', ownerId)
    .where('is_active', '=', true)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const byType = rows.map(({ event_type, ...figures }) => ({
    ...figures,
    eventType: eventTypes.find((type) => type === event_type) ?? ('unknown' as const),
  }));
  return { byType, activeFlows: flows.count };
}

export function sumOf({ byType }: EventFigures, figure: Countable): number {
  return byType.reduce((sum, row) => sum + row[figure], 0);
}

/** The dashboard's figures. */
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

/** Events by processing state. Pending is what is neither completed nor failed. */
export function presentStates(figures: EventFigures) {
  const [total, completed, failed] = [sumOf(figures, 'total'), sumOf(figures, 'completed'), sumOf(figures, 'failed')];
  return { total, completed, failed, pending: total - completed - failed };
}

import type { ResponseOf } from '@fanfare/shared/contracts';
import type { Clock } from '../../infrastructure/clock/Clock.ts';
import type { Database } from '../../infrastructure/database/Database.ts';
import { AppError } from '../../infrastructure/http/AppError.ts';
import { rehearse } from '../automations/index.ts';
import { findContact } from '../contacts/index.ts';
import { findEventRow } from '../events/index.ts';

type Replay = ResponseOf<'POST /api/webhooks/events/{id}/replay'>['data'];

interface Dependencies {
  database: Database;
  clock: Clock;
}

/** Plays a stored event through the automations of today, for its contact as it is today. Stores and sends nothing. */
export function createEventReplay({ database, clock }: Dependencies) {
  return (ownerId: string, eventId: string): Promise<Replay> =>
    database.asOwner(ownerId, async (queries) => {
      const event = await findEventRow(queries, ownerId, eventId);
      if (!event) throw new AppError('not_found');
      const nothing: Replay = { mode: 'dry_run', text: event.text, chosen: null, considered: [], replies: [], trace: [] };
      if (event.text === null) return nothing;

      const contact = event.contact_id === null ? undefined : await findContact(queries, ownerId, event.contact_id);
      const { chosen, considered, replies, trace } = await rehearse(queries, ownerId, {
        text: event.text,
        isFirstMessage: false,
        contact: { tags: contact?.tags ?? [], variables: contact?.variables ?? {} },
        nowMs: clock.nowMs(),
      });
      return { ...nothing, chosen: chosen && { automationId: chosen.id, name: chosen.name }, considered, replies, trace };
    });
}

import type { Queries } from '../../../infrastructure/database/Database.ts';
import { eraseDeadLettersNaming } from '../dead-letters/index.ts';
import {
  archiveShownEvents,
  deleteMessages,
  deleteNotes,
  deleteRowsOf,
  deleteSends,
  deleteSuites,
  type Erasure,
  finishErasure,
  hasInFlight,
} from './contact-erasure.repository.ts';
import { eraseComments, eraseEvents, eraseUpdates } from './walks.repository.ts';

export const WAITS = 'waits';

/** Returns where to go on, or null at the end. */
type Step = (queries: Queries, erasure: Erasure) => Promise<string | null>;

const ROWS_TOGETHER = 1_000;
const IMAGES_TOGETHER = 20;
const ROWS_READ = 2_000;

export const steps: readonly Step[] = [
  async (queries, { conversation_id }) =>
    conversation_id !== null && (await hasInFlight(queries, conversation_id)) ? WAITS : null,
  async (queries, erasure) => ((await archiveShownEvents(queries, erasure)) > 0 ? WAITS : null),
  untilNone(deleteSends, ROWS_TOGETHER),
  untilNone(deleteMessages, ROWS_TOGETHER),
  untilNone(deleteNotes, ROWS_TOGETHER),
  deleting('message_pictures', 'conversation_id', IMAGES_TOGETHER),
  deleting('media', 'conversation_id', IMAGES_TOGETHER),
  deleting('answers', 'conversation_id'),
  deleting('conversation_slots', 'conversation_id'),
  deleting('comment_answers', 'contact_id'),
  deleting('runs', 'contact_id'),
  deleting('events', 'contact_id'),
  (queries, erasure) => eraseUpdates(queries, erasure, ROWS_READ),
  (queries, erasure) => eraseEvents(queries, erasure, ROWS_READ),
  (queries, erasure) => eraseComments(queries, erasure, ROWS_READ),
  async (queries, erasure) => {
    await eraseDeadLettersNaming(queries, erasure.igsid, erasure.requested_at);
    await deleteSuites(queries, erasure);
    await finishErasure(queries, erasure);
    return null;
  },
];

function untilNone(work: (queries: Queries, erasure: Erasure, limit: number) => Promise<number>, limit: number): Step {
  return async (queries, erasure) => ((await work(queries, erasure, limit)) < limit ? null : '');
}

function deleting(table: string, column: 'conversation_id' | 'contact_id', limit: number = ROWS_TOGETHER): Step {
  return untilNone((queries, erasure) => deleteRowsOf(queries, erasure, table, column, limit), limit);
}

import type { UpsertedContact } from '../../instagram/contacts/index.ts';
import type { LaneRow } from './lanes.repository.ts';

/** What a decision depends on, besides automations and rules. */
export interface LaneState {
  ownerId: string;
  contact: Omit<UpsertedContact, 'isWithPerson'>;
  isNew: boolean;
  hasPerson: boolean;
  personUntil: Date | null;
  hasInbound: boolean;
  hasWaitingRun: boolean;
  hasOpenUpdates: boolean;
  hasOpenSends: boolean;
  /** Id of the only open message, if it is being sent without a claim. */
  openSend: string | null;
  /** Milliseconds since the epoch at which automated messages were queued. */
  recentMs: number[];
}

export function laneStateOf(row: LaneRow, igsid: string, newId: () => string): LaneState {
  return {
    ownerId: row.owner_id,
    contact: {
      id: row.contact_id ?? newId(),
      account_id: row.account_id,
      igsid,
      username: row.username,
      name: row.name,
      tags: row.tags ?? [],
      variables: row.variables ?? {},
      is_profile_fresh: row.is_profile_fresh,
      conversationId: row.conversation_id ?? newId(),
      optedOutAt: row.opted_out_at,
      lastInboundAt: row.last_inbound_at,
    },
    isNew: row.contact_id === null,
    hasPerson: row.handler !== null && row.handler !== 'bot',
    personUntil: row.person_until,
    hasInbound: row.has_inbound,
    hasWaitingRun: row.has_waiting_run,
    hasOpenUpdates: row.has_open_updates,
    hasOpenSends: row.has_open_sends,
    openSend: null,
    recentMs: row.recent_at.map((at) => new Date(at).getTime()),
  };
}

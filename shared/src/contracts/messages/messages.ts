import { engineMessages } from './engineMessages.ts';
import { analytics } from './english/analytics.ts';
import { decisions } from './english/decisions.ts';
import { doctor } from './english/doctor.ts';
import { events } from './english/events.ts';
import { instagram } from './english/instagram.ts';
import { monitoring } from './english/monitoring.ts';
import { notices } from './english/notices.ts';
import { publishing } from './english/publishing.ts';
import { requests } from './english/requests.ts';
import { tableMessages } from './tableMessages.ts';

/**
 * The registry of messages: English ICU messages by code. A code stays the same if its wording changes.
 * Placeholders are plain (`{name}`); literal braces are quoted (`'{'`).
 */
export const messages = {
  ...engineMessages,
  ...analytics,
  ...decisions,
  ...doctor,
  ...events,
  ...instagram,
  ...monitoring,
  ...notices,
  ...publishing,
  ...requests,
  ...tableMessages,
} as const;

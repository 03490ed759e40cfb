import { analytics } from './english/analytics.ts';
import { decisions } from './english/decisions.ts';
import { doctor } from './english/doctor.ts';
import { events } from './english/events.ts';
import { flowIssues } from './english/flowIssues.ts';
import { instagram } from './english/instagram.ts';
import { monitoring } from './english/monitoring.ts';
import { notices } from './english/notices.ts';
import { publishing } from './english/publishing.ts';
import { requests } from './english/requests.ts';
import { runs } from './english/runs.ts';
import { triggers } from './english/triggers.ts';

/**
 * The only registry of messages of the engine and the server: English ICU messages by code. A code says what a message means and stays when
 * its wording changes. Placeholders are plain (`{name}`); braces that are text stand between apostrophes (`'{'`).
 */
export const messages = {
  ...analytics,
  ...decisions,
  ...doctor,
  ...events,
  ...flowIssues,
  ...instagram,
  ...monitoring,
  ...notices,
  ...publishing,
  ...requests,
  ...runs,
  ...triggers,
} as const;

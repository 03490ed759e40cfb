import type { Sentences } from '../../language/index.ts';
import { analytics } from './sentences/analytics.ts';
import { decisions } from './sentences/decisions.ts';
import { doctor } from './sentences/doctor.ts';
import { errors } from './sentences/errors.ts';
import { events } from './sentences/events.ts';
import { flowIssues } from './sentences/flowIssues.ts';
import { instagram } from './sentences/instagram.ts';
import { monitoring } from './sentences/monitoring.ts';
import { publishing } from './sentences/publishing.ts';
import { requests } from './sentences/requests.ts';
import { runs } from './sentences/runs.ts';
import { triggers } from './sentences/triggers.ts';

/** Everything that server and engine say, in German. */
export const sentences: Sentences = {
  ...analytics,
  ...decisions,
  ...doctor,
  ...errors,
  ...events,
  ...flowIssues,
  ...instagram,
  ...monitoring,
  ...publishing,
  ...requests,
  ...runs,
  ...triggers,
};

import type { HealthReport, Recommendation } from '@fanfare/shared/contracts';

export type Health = HealthReport['overall'];

/** What one check has found. */
export interface Finding {
  name: string;
  status: Health;
  message: string;
  durationMs: number;
}

export interface Verdict {
  status: Health;
  message: string;
}

const severity: Record<Health, number> = { healthy: 0, warning: 1, unhealthy: 2 };

export function worstOf(findings: readonly { status: Health }[]): Health {
  return findings.reduce<Health>((worst, { status }) => (severity[status] > severity[worst] ? status : worst), 'healthy');
}

/** What to do about the checks that are not well, the worst first. */
export function recommend(findings: readonly { name: string; status: Health }[]): Recommendation[] {
  return findings
    .filter(({ status }) => status !== 'healthy')
    .toSorted((a, b) => severity[b.status] - severity[a.status])
    .flatMap(({ name, status }) => {
      const message = remedies.get(name);
      return message === undefined
        ? []
        : [{ priority: status === 'unhealthy' ? ('high' as const) : ('medium' as const), message }];
    });
}

/** The names of the checks, in the order in which they are shown, each with its remedy. */
const remedies = new Map([
  ['Database', 'Look at the load and the disk of the database.'],
  ['Webhook endpoint', 'Compare the app secret of the server with the one in the app dashboard.'],
  ['Event queue', 'See whether the worker is running, and what the oldest waiting event is.'],
  [
    'Outgoing messages',
    'Connect the account again if its token has expired; decide about unconfirmed messages in the list of events.',
  ],
  ['Instagram connection', 'Connect the Instagram account again.'],
  ['Webhook subscription', 'Switch the subscription off and on again.'],
  ['Event processing', 'Open the errors and retry the failed events after the cause is gone.'],
]);
export const checkNames = [...remedies.keys()];

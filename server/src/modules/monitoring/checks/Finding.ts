import { type HealthReport, type Recommendation, sentence } from '@fanfare/shared/contracts';

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
  [sentence('Database'), sentence('Look at the load and the disk of the database.')],
  [sentence('Webhook endpoint'), sentence('Compare the app secret of the server with the one in the app dashboard.')],
  [sentence('Event queue'), sentence('See whether the worker is running, and what the oldest waiting event is.')],
  [
    sentence('Outgoing messages'),
    sentence('Connect the account again if its token has expired; decide about unconfirmed messages in the list of events.'),
  ],
  [sentence('Instagram connection'), sentence('Connect the Instagram account again.')],
  [sentence('Webhook subscription'), sentence('Switch the subscription off and on again.')],
  [sentence('Event processing'), sentence('Open the errors and retry the failed events after the cause is gone.')],
]);
export const checkNames = [...remedies.keys()];

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
  [sentence('monitoring.database'), sentence('monitoring.fix-slow-database')],
  [sentence('monitoring.webhook-endpoint'), sentence('monitoring.compare-app-secret')],
  [sentence('monitoring.event-queue'), sentence('monitoring.fix-waiting-events')],
  [sentence('monitoring.outgoing-messages'), sentence('monitoring.fix-stuck-messages')],
  [sentence('monitoring.instagram-connection'), sentence('monitoring.reconnect')],
  [sentence('monitoring.webhook-subscription'), sentence('monitoring.renew-subscription')],
  [sentence('monitoring.event-processing'), sentence('monitoring.fix-failed-events')],
]);
export const checkNames = [...remedies.keys()];

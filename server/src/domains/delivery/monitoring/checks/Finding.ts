import { type HealthReport, type Message, message, type Recommendation, renderEnglish } from '@fanfare/shared/contracts';
import { inBoth, type Words } from '../../../../infrastructure/messages/words.ts';

export type Health = HealthReport['overall'];

export interface Finding {
  name: Message;
  status: Health;
  message: Words;
  durationMs: number;
}

export interface Verdict {
  status: Health;
  message: Words;
}

const severity: Record<Health, number> = { healthy: 0, warning: 1, unhealthy: 2 };

export function worstOf(findings: readonly { status: Health }[]): Health {
  return findings.reduce<Health>((worst, { status }) => (severity[status] > severity[worst] ? status : worst), 'healthy');
}

export function recommend(findings: readonly { name: string; status: Health }[]): Recommendation[] {
  return findings
    .filter(({ status }) => status !== 'healthy')
    .toSorted((a, b) => severity[b.status] - severity[a.status])
    .flatMap(({ name, status }) => {
      const remedy = checks.get(name)?.remedy;
      return remedy ? [recommendation(status === 'unhealthy' ? 'high' : 'medium', remedy)] : [];
    });
}

export function recommendation(priority: Recommendation['priority'], remedy: Message): Recommendation {
  return { priority, ...inBoth('message', 'messageMessage', remedy) };
}

export function nameOf(name: string): Words {
  return checks.get(name)?.name ?? name;
}

const list = [
  { name: message('monitoring.database'), remedy: message('monitoring.fix-slow-database') },
  { name: message('monitoring.webhook-endpoint'), remedy: message('monitoring.compare-app-secret') },
  { name: message('monitoring.event-queue'), remedy: message('monitoring.fix-waiting-events') },
  { name: message('monitoring.outgoing-messages'), remedy: message('monitoring.fix-stuck-messages') },
  { name: message('monitoring.instagram-connection'), remedy: message('monitoring.reconnect') },
  { name: message('monitoring.webhook-subscription'), remedy: message('monitoring.renew-subscription') },
  { name: message('monitoring.event-processing'), remedy: message('monitoring.fix-failed-events') },
];
const checks = new Map(list.map((check) => [renderEnglish(check.name), check]));
export const checkNames = [...checks.keys()];

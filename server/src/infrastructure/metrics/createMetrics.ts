import { serverPaths } from '@fanfare/shared/contracts';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Role } from '../env/Settings.ts';
import type { AnsweredRequest } from '../http/createHttpServer.ts';

export const refusalReasons = ['event_loop', 'disk', 'database', 'backlog', 'journal', 'journal_full'] as const;
export type RefusalReason = (typeof refusalReasons)[number];

export const leaseChanges = ['acquired', 'released', 'lost'] as const;
export type LeaseChange = (typeof leaseChanges)[number];

/** Labels come from closed lists and contain no names, ids or user texts (security control S26). */
export interface Metrics {
  render: () => Promise<string>;
  contentType: string;
  requestAnswered: (request: AnsweredRequest) => void;
  webhookRefused: (reason: RefusalReason) => void;
  updatesClaimed: (waitSeconds: readonly number[]) => void;
  instagramCalled: (call: { endpoint: string; outcome: string; seconds: number }) => void;
  journalAppended: (seconds: number) => void;
  journalLeaseChanged: (change: LeaseChange) => void;
  gauge: (name: string, help: string, read: () => number | null) => void;
  gauges: <L extends string>(name: string, help: string, label: L, read: () => Promise<Readonly<Record<string, number>>>) => void;
}

const webhookOutcomes: Readonly<Record<number, string>> = {
  200: 'accepted',
  401: 'bad_signature',
  413: 'too_large',
  503: 'overloaded',
};

const fastBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const waitBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60, 300, 1_800];

export function createMetrics({ roles, version }: { roles: readonly Role[]; version: string }): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  new Gauge({
    name: 'fanfare_build_info',
    help: 'Always 1; the labels describe the build.',
    labelNames: ['version', 'node', 'roles'],
    registers,
  }).set({ version, node: process.version, roles: roles.join(',') }, 1);
  const requests = new Histogram({
    name: 'fanfare_http_request_seconds',
    help: 'Duration of requests, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: fastBuckets,
    registers,
  });
  const webhooks = new Counter({
    name: 'fanfare_webhooks_total',
    help: 'Webhook deliveries, by response.',
    labelNames: ['outcome'],
    registers,
  });
  const refusals = new Counter({
    name: 'fanfare_webhooks_refused_total',
    help: 'Webhook deliveries refused because of overload, by reason.',
    labelNames: ['reason'],
    registers,
  });
  for (const reason of refusalReasons) refusals.inc({ reason }, 0);
  const laneWait = new Histogram({
    name: 'fanfare_lane_wait_seconds',
    help: 'Time from the receipt of an update to the start of its processing.',
    buckets: waitBuckets,
    registers,
  });
  const graphCalls = new Histogram({
    name: 'fanfare_instagram_call_seconds',
    help: 'Duration of calls to Instagram including the queue, by endpoint and outcome.',
    labelNames: ['endpoint', 'outcome'],
    buckets: fastBuckets,
    registers,
  });

  const appends = new Histogram({
    name: 'fanfare_journal_append_seconds',
    help: 'Time until a quorum of the journal has stored a delivery.',
    buckets: fastBuckets,
    registers,
  });
  const leases = new Counter({
    name: 'fanfare_journal_lease_changes_total',
    help: 'Shards of the journal that this process acquired, released or lost.',
    labelNames: ['change'],
    registers,
  });
  for (const change of leaseChanges) leases.inc({ change }, 0);

  return {
    render: () => registry.metrics(),
    contentType: registry.contentType,
    requestAnswered({ method, route, status, seconds }) {
      requests.observe({ method, route: route ?? 'none', status }, seconds);
      if (method === 'POST' && route === serverPaths.instagramWebhook) {
        webhooks.inc({ outcome: webhookOutcomes[status] ?? 'other' });
      }
    },
    webhookRefused: (reason) => refusals.inc({ reason }),
    updatesClaimed(waitSeconds) {
      for (const seconds of waitSeconds) laneWait.observe(Math.max(0, seconds));
    },
    instagramCalled: ({ endpoint, outcome, seconds }) => graphCalls.observe({ endpoint, outcome }, seconds),
    journalAppended: (seconds) => appends.observe(seconds),
    journalLeaseChanged: (change) => leases.inc({ change }),
    gauge(name, help, read) {
      const gauge: Gauge = new Gauge({
        name,
        help,
        registers,
        collect() {
          const value = read();
          if (value !== null) gauge.set(value);
        },
      });
    },
    gauges(name, help, label, read) {
      const gauge: Gauge = new Gauge({
        name,
        help,
        labelNames: [label],
        registers,
        async collect() {
          gauge.reset();
          for (const [key, value] of Object.entries(await read())) gauge.set({ [label]: key }, value);
        },
      });
    },
  };
}

import { percentile } from '../percentile.ts';
import { type Budget, describeValue } from '../results/Figure.ts';
import { say } from '../results/say.ts';
import { FLAT_OUT, type Measured, type Phase, type Use } from './measureSubject.ts';

const WAL_KIB = 6;
const PROCESSOR_MS: Record<string, number> = { '200/s': 2, [FLAT_OUT]: 0.6 };

export function flatOutRate({ phases }: Measured): number {
  const phase = phases.get(FLAT_OUT);
  return phase ? answeredPerSecond(phase) : Number.NaN;
}

function answeredPerSecond({ answered, untilAnsweredMs }: Phase): number {
  return (answered / untilAnsweredMs) * 1_000;
}

/** Ratios refer to the mean of the peer's two figures. */
export function sayComparison(product: Measured, before: Measured, after: Measured): void {
  for (const [at, phase] of product.phases) {
    const peers = [before.phases.get(at), after.phases.get(at)].filter((peer) => peer !== undefined);
    const comparison = compare(at, phase, peers);
    if (at === FLAT_OUT) sayRates(comparison);
    else sayLatencies(comparison);
    sayUse(at, comparison);
  }
}

export function sayEarlier(name: string, product: Measured, earlier: Measured): void {
  for (const [at, phase] of product.phases) {
    const old = earlier.phases.get(at);
    if (!old) continue;
    const sayRatio = (what: string, of: (phase: Phase) => number, unit: string) => {
      const [now, then] = [of(phase), of(old)].map((value) => describeValue({ value, unit }));
      say(`${at}: ${what}, of that of ${name}`, of(phase) / of(old), '', undefined, `${now}; ${then}`);
    };
    if (at === FLAT_OUT) {
      sayRatio('answered', answeredPerSecond, '/s');
      sayRatio('memory of the server', ({ memoryMiB }) => memoryMiB, 'MiB');
    } else {
      sayRatio('ack p50', ({ acks }) => percentile(acks, 0.5), 'ms');
      sayRatio('ack p99', ({ acks }) => percentile(acks, 0.99), 'ms');
      sayRatio('webhook -> Graph call p50', ({ toGraph }) => percentile(toGraph, 0.5), 'ms');
      sayRatio('webhook -> Graph call p99', ({ toGraph }) => percentile(toGraph, 0.99), 'ms');
    }
    sayRatio('processor time per event', ({ usePerEventUntilIdle: use }) => use.serverMs + use.databaseMs, 'ms');
    sayRatio('WAL per event', ({ usePerEventUntilIdle: use }) => use.walBytes / 1_024, 'KiB');
  }
}

function sayRates({ ratio, value }: Comparison): void {
  value('memory of the server', ({ memoryMiB }) => memoryMiB, 'MiB', { atMost: 250 });
  ratio('answered', answeredPerSecond, '/s', { atLeast: 0.6 });
  ratio('acknowledged', ({ posted, untilAcknowledgedMs }) => (posted / untilAcknowledgedMs) * 1_000, '/s');
}

function sayLatencies({ ratio }: Comparison): void {
  ratio('ack p50', ({ acks }) => percentile(acks, 0.5), 'ms', { atMost: 2 });
  ratio('ack p99', ({ acks }) => percentile(acks, 0.99), 'ms', { atMost: 1.5 });
  ratio('webhook -> Graph call p50', ({ toGraph }) => percentile(toGraph, 0.5), 'ms', { atMost: 2 });
  ratio('webhook -> Graph call p99', ({ toGraph }) => percentile(toGraph, 0.99), 'ms', { atMost: 1.5 });
}

function sayUse(at: string, { value }: Comparison): void {
  const bothMs = ({ serverMs, databaseMs }: Use) => serverMs + databaseMs;
  const atMost = PROCESSOR_MS[at];
  value('processor time per event', ({ usePerEventUntilIdle: use }) => bothMs(use), 'ms', {
    ...(atMost !== undefined && { atMost }),
  });
  value('processor time per event, server', ({ usePerEventUntilIdle: use }) => use.serverMs, 'ms');
  value('processor time per event, database', ({ usePerEventUntilIdle: use }) => use.databaseMs, 'ms');
  value('processor time per event until the last answer', ({ usePerEvent: use }) => bothMs(use), 'ms');
  value('WAL per event', ({ usePerEventUntilIdle: use }) => use.walBytes / 1_024, 'KiB', { atMost: WAL_KIB });
  value('WAL per event until the last answer', ({ usePerEvent: use }) => use.walBytes / 1_024, 'KiB');
  value('work after the last answer', ({ leftWorkMs }) => leftWorkMs / 1_000, 's');
  value('never answered', ({ posted, answered }) => posted - answered, '', { atMost: 0 });
  value('deliveries refused for overload', ({ refused }) => refused, '');
}

type Say = (what: string, read: (phase: Phase) => number, unit: string, budget?: Budget) => void;

interface Comparison {
  ratio: Say;
  value: Say;
}

function compare(at: string, product: Phase, peers: readonly Phase[]): Comparison {
  const read = (of: (phase: Phase) => number, unit: string) => {
    const values = peers.map(of);
    return {
      own: of(product),
      ratio: of(product) / (values.reduce((sum, value) => sum + value, 0) / values.length),
      ofPeers: `peer ${values.map((value) => describeValue({ value, unit })).join(', ')}`,
    };
  };
  return {
    ratio: (what, of, unit, budget) => {
      const { own, ratio, ofPeers } = read(of, unit);
      say(`${at}: ${what}, of the peer's`, ratio, '', budget, `${describeValue({ value: own, unit })}; ${ofPeers}`);
    },
    value: (what, of, unit, budget) => {
      const { own, ratio, ofPeers } = read(of, unit);
      const times = Number.isFinite(ratio) ? `; ratio ${describeValue({ value: ratio, unit: '' })}` : '';
      say(`${at}: ${what}`, own, unit, budget, `${ofPeers}${times}`);
    },
  };
}

import { FLAT_OUT, type Measured, measureSubject, type Phase } from '../event-path/measureSubject.ts';
import { connectAccount } from '../load/connectAccount.ts';
import { type FakeInstagram, startFakeInstagram } from '../load/fakeInstagram.ts';
import { percentile } from '../percentile.ts';
import { listProcesses } from '../processes/listProcesses.ts';
import { say } from '../results/say.ts';
import { startProduct } from '../startProduct.ts';

const PLAN = { rates: [50, 200], seconds: 6, flatOut: 6_000 };
const NATS_PROCESS = 'nats-server';

interface Run extends Measured {
  natsMsPerEvent: number;
}

/** Without the journal, with it, and again without it: only ratios count. */
export async function benchJournal(): Promise<void> {
  const url = process.env.JOURNAL_URL;
  if (!url) throw new Error('Set JOURNAL_URL to the NATS servers of this machine, which docs/operations/journal.md describes.');
  const instagram = await startFakeInstagram();
  try {
    const before = await measure(instagram, '');
    const journal = await measure(instagram, url);
    const after = await measure(instagram, '');
    for (const [at, phase] of journal.phases) compare(at, phase, [before, after]);
    say('processor time of NATS per event', journal.natsMsPerEvent, 'ms');
  } finally {
    instagram.close();
  }
}

async function measure(instagram: FakeInstagram, url: string): Promise<Run> {
  process.stdout.write(url === '' ? 'Measuring without the journal\n' : 'Measuring with the journal\n');
  const settings = { JOURNAL_URL: url, JOURNAL_NAME: `bench-${Date.now()}`, JOURNAL_MAX_MB: '256' };
  const product = await startProduct(instagram.url, settings);
  try {
    await connectAccount(product.url);
    const beganMs = readNatsMs();
    const measured = await measureSubject({ ...product, databaseParentPid: product.pid }, instagram, PLAN);
    const events = [...measured.phases.values()].reduce((sum, { posted }) => sum + posted, 0);
    return { ...measured, natsMsPerEvent: (readNatsMs() - beganMs) / events };
  } finally {
    await product.stop();
  }
}

function readNatsMs(): number {
  return [...listProcesses().values()].filter(({ name }) => name === NATS_PROCESS).reduce((sum, { usedMs }) => sum + usedMs, 0);
}

function compare(at: string, phase: Phase, others: readonly Measured[]): void {
  const ratio = (what: string, read: (phase: Phase) => number, unit: string) => {
    const without = others.map(({ phases }) => phases.get(at)).flatMap((other) => (other ? [read(other)] : []));
    const mean = without.reduce((sum, value) => sum + value, 0) / without.length;
    const detail = `without: ${without.map((value) => value.toFixed(2)).join(', ')}; ratio ${(read(phase) / mean).toFixed(2)}`;
    say(`${at}: ${what}`, read(phase), unit, {}, detail);
  };
  ratio('acknowledgement p50', ({ acks }) => percentile(acks, 0.5), 'ms');
  ratio('acknowledgement p99', ({ acks }) => percentile(acks, 0.99), 'ms');
  ratio('webhook -> Graph call p50', ({ toGraph }) => percentile(toGraph, 0.5), 'ms');
  ratio('processor time of the server per event', ({ usePerEventUntilIdle }) => usePerEventUntilIdle.serverMs, 'ms');
  ratio('processor time of PostgreSQL per event', ({ usePerEventUntilIdle }) => usePerEventUntilIdle.databaseMs, 'ms');
  if (at !== FLAT_OUT) return;
  ratio('acknowledged', ({ posted, untilAcknowledgedMs }) => (posted / untilAcknowledgedMs) * 1_000, '/s');
  ratio('answered', ({ answered, untilAnsweredMs }) => (answered / untilAnsweredMs) * 1_000, '/s');
}

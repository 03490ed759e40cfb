import type { InTransaction } from '../InTransaction.ts';
import { getPrunedUntil } from '../rollups/prunedUntil.repository.ts';
import { findNextRuns, getCountedSeq, joinSlots, listBehind, recountBetween, setCountedSeq } from './flowRollups.repository.ts';

const OWNERS_TOGETHER = 100;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

export async function countFlows(inTransaction: InTransaction, atMost: number): Promise<void> {
  for (let last: string | undefined = FIRST_ID; last !== undefined; ) {
    const after: string = last;
    const ownerIds = await inTransaction((queries) => listBehind(queries, after, OWNERS_TOGETHER));
    for (const ownerId of ownerIds) await countFlowsOf(ownerId, inTransaction, atMost);
    last = ownerIds.at(-1);
  }
}

async function countFlowsOf(ownerId: string, inTransaction: InTransaction, atMost: number): Promise<void> {
  const touched = new Set<number>();
  let seq = await inTransaction((queries) => getCountedSeq(queries, ownerId));
  for (let isLast = false; !isLast; ) {
    const next = await inTransaction((queries) => findNextRuns(queries, ownerId, seq, atMost));
    for (const slot of next.slots) touched.add(slot.getTime());
    ({ until: seq, isLast } = next);
  }
  const firstMs = (await inTransaction(getPrunedUntil)).getTime();
  const slots = [...touched]
    .filter((ms) => ms >= firstMs)
    .toSorted((a, b) => a - b)
    .map((ms) => new Date(ms));
  for (const span of joinSlots(slots)) await inTransaction((queries) => recountBetween(queries, ownerId, span, atMost));
  await inTransaction((queries) => setCountedSeq(queries, ownerId, seq));
}

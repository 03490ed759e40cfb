import type { Database } from '../../../infrastructure/database/Database.ts';
import { createHistoryBackfill, type HistoryBackfill } from './createHistoryBackfill.ts';
import type { Span } from './Span.ts';

interface Order {
  order: keyof HistoryBackfill;
  spans?: Span[];
  atMs?: number;
  username?: string;
}

export function openHistoryBackfill(database: Database, ownerId: string): (order: Order) => Promise<number | null> {
  const past = createHistoryBackfill(database, ownerId);
  return async ({ order, spans = [], atMs = 0, username = '' }) => {
    switch (order) {
      case 'settle':
        return past.settle();
      case 'move':
        return past.move(spans);
      case 'endWaits':
        await past.endWaits(atMs);
        return null;
      case 'addInbound':
        await past.addInbound(username, atMs);
        return null;
      case 'evaluateGoals':
        await past.evaluateGoals(atMs);
        return null;
      case 'end':
        await past.end();
        return null;
    }
  };
}

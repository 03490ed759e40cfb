import {
  type Alerts,
  type ClientToServerEvents,
  ownEventTypes,
  type ServerToClientEvents,
  type WebhookEvent,
} from '@fanfare/shared/contracts';
import type { Server } from 'socket.io';
import type { EventPublisher } from '../event-bus/createEventBus.ts';
import type { Logger } from '../logger/createLogger.ts';
import { rooms } from './rooms.ts';

interface FeedChange {
  event: WebhookEvent;
  isNew: boolean;
  userId: string | null;
}

export interface FeedReader {
  latestSeq: (ownerId: string) => Promise<number>;
  changesAfter: (ownerId: string, seq: number, limit: number) => Promise<FeedChange[]>;
  alertsOf: (ownerId: string) => Promise<(event: WebhookEvent) => Alerts>;
  bus: EventPublisher;
}

interface Watched {
  seq: number;
  isPumping: boolean;
  isDirty: boolean;
}

const BATCH = 100;

/** Reads from the database, so that nothing is pushed that could be rolled back. Many changes cost one query. */
export function createFeedPump(io: Server<ClientToServerEvents, ServerToClientEvents>, reader: FeedReader, logger: Logger) {
  const watched = new Map<string, Watched>();
  const running = new Set<Promise<void>>();
  let isStopped = false;

  function feedChanged(ownerId: string): void {
    const state = watched.get(ownerId);
    if (!state || isStopped) return;
    state.isDirty = true;
    if (state.isPumping) return;
    const work = pump(ownerId, state)
      .catch((error: unknown) => logger.error({ err: error }, 'pushing a feed failed'))
      .finally(() => running.delete(work));
    running.add(work);
  }

  async function pump(ownerId: string, state: Watched): Promise<void> {
    state.isPumping = true;
    try {
      while (state.isDirty && !isStopped) {
        state.isDirty = false;
        const beganAtMs = Date.now();
        const changes = await reader.changesAfter(ownerId, state.seq, BATCH);
        const alerts = await reader.alertsOf(ownerId);
        for (const { event, isNew, userId } of changes) {
          const room = userId === null ? rooms.workspace(ownerId) : rooms.member(`${ownerId}:${userId}`);
          if (isNew) pushNew(ownerId, room, event, alerts(event));
          else io.to(room).emit('webhook_event_broadcast', { type: 'instagram_webhook', event });
          state.seq = event.seq;
        }
        reader.bus.publish(
          'events-pushed',
          ownerId,
          changes.map(({ event }) => event.id),
          beganAtMs,
        );
        if (changes.length >= BATCH) state.isDirty = true;
      }
    } finally {
      state.isPumping = false;
    }
  }

  function pushNew(ownerId: string, room: string, event: WebhookEvent, alerts: Alerts): void {
    const members = io.to(room);
    if (ownEventTypes.has(event.eventType)) members.emit('notification', event);
    else io.to(rooms.eventType(ownerId, event.eventType)).emit('webhook_event', event);
    members.emit('new_webhook_event', { type: 'instagram_webhook', event, alerts });
  }

  return {
    feedChanged,
    catchUp(): void {
      for (const ownerId of watched.keys()) feedChanged(ownerId);
    },
    watch(ownerId: string, seq: number): void {
      if (!watched.has(ownerId)) watched.set(ownerId, { seq, isPumping: false, isDirty: false });
      feedChanged(ownerId);
    },
    unwatch(ownerId: string): void {
      if (!io.sockets.adapter.rooms.has(rooms.workspace(ownerId))) watched.delete(ownerId);
    },
    async stop(): Promise<void> {
      isStopped = true;
      await Promise.all(running);
    },
  };
}

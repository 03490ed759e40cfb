import { EventEmitter } from 'node:events';
import type { ClusterEvents, ServerEvents } from './ServerEvents.ts';

export type ClusterEventName = keyof ClusterEvents;

export interface EventBus {
  /** Calls listeners of this process before it returns; other processes follow soon. */
  publish: <Name extends keyof ServerEvents>(name: Name, ...args: ServerEvents[Name]) => void;
  /** A listener must not throw, because that would end the publisher's work. */
  subscribe: <Name extends keyof ServerEvents>(name: Name, listener: (...args: ServerEvents[Name]) => void) => void;
  /**
   * @param forward sends a cluster event to the other processes; `id` is empty if there is no argument
   * @returns a function that delivers a cluster event of another process
   */
  connect: (forward: (name: ClusterEventName, id: string) => void) => (name: ClusterEventName, id: string) => void;
}

export type EventPublisher = Pick<EventBus, 'publish'>;

const clusterEvents: ReadonlySet<string> = new Set<ClusterEventName>([
  'feed-changed',
  'updates-stored',
  'sends-queued',
  'session-ended',
  'membership-ended',
  'role-changed',
  'inbox-changed',
  'inbox-presence',
]);

export function isClusterEvent(name: string): name is ClusterEventName {
  return clusterEvents.has(name);
}

/** Synchronous listeners are enough, so there is no library. */
export function createEventBus(): EventBus {
  const emitter = new EventEmitter();
  let forward: (name: ClusterEventName, id: string) => void = () => undefined;
  return {
    publish(name, ...args) {
      emitter.emit(name, ...args);
      const [id] = args;
      if (isClusterEvent(name)) forward(name, typeof id === 'string' ? id : '');
    },
    subscribe: (name, listener) => void emitter.on(name, listener),
    connect(next) {
      forward = next;
      return (name, id) => void emitter.emit(name, id);
    },
  };
}

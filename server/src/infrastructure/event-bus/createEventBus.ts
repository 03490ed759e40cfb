import { EventEmitter } from 'node:events';
import type { ClusterEvents, ServerEvents } from './ServerEvents.ts';

export type ClusterEventName = keyof ClusterEvents;

export interface EventBus {
  /** Calls the listeners of this process before it returns. Cluster events reach the other processes soon. */
  publish: <Name extends keyof ServerEvents>(name: Name, ...args: ServerEvents[Name]) => void;
  /** A listener must not throw, as it would end the work of the publisher. */
  subscribe: <Name extends keyof ServerEvents>(name: Name, listener: (...args: ServerEvents[Name]) => void) => void;
  /**
   * Connects the other processes.
   *
   * @param forward sends a cluster event of this process to the others. `id` is empty where the event has no argument.
   * @returns delivers a cluster event of another process to the listeners here
   */
  connect: (forward: (name: ClusterEventName, id: string) => void) => (name: ClusterEventName, id: string) => void;
}

export type EventPublisher = Pick<EventBus, 'publish'>;

const clusterEvents: ReadonlySet<string> = new Set<ClusterEventName>([
  'feed-changed',
  'updates-stored',
  'sends-queued',
  'session-ended',
]);

export function isClusterEvent(name: string): name is ClusterEventName {
  return clusterEvents.has(name);
}

/**
 * Notifications between domains that do not import each other. Node's EventEmitter is enough: listeners are called synchronously, so the
 * libraries for this would add only types, which are in ServerEvents.
 */
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

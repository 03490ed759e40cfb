export type LiveChange =
  | { kind: 'conversation'; igId: string; igsid: string }
  | { kind: 'typing'; igId: string; igsid: string; isTyping: boolean }
  | { kind: 'delivery'; igId: string; igsid: string }
  | { kind: 'accounts' }
  | { kind: 'posts'; igId: string }
  | { kind: 'faults' }
  | { kind: 'mails' }
  | { kind: 'calls' }
  | { kind: 'settings' }
  | { kind: 'followers' }
  | { kind: 'callback' }
  | { kind: 'runs' }
  | { kind: 'everything' };

export interface Live {
  publish: (change: LiveChange) => void;
  /** @returns a function that unsubscribes */
  subscribe: (listener: (change: LiveChange) => void) => () => void;
}

export function createLive(): Live {
  const listeners = new Set<(change: LiveChange) => void>();
  return {
    publish: (change) => {
      for (const listener of listeners) listener(change);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

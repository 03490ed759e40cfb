import type { LeaveGuard } from '@fanfare/shared/host';

export interface LeaveGuards {
  /** Returns how to take it back. */
  add: (guard: LeaveGuard) => () => void;
  isDirty: () => boolean;
  /** Asks when work would be lost; true when it is fine to leave. While a question is open every other attempt is turned down. */
  mayLeave: () => Promise<boolean>;
  /** Runs what was agreed to already. */
  withoutAsking: (leave: () => void) => void;
  /** Gives the guards their way to ask: the window is drawn inside the router, which needs the guards itself. */
  askBy: (ask: (text: string) => Promise<boolean>) => void;
}

/** What stands between a person and the loss of unsaved work. */
export function createLeaveGuards(): LeaveGuards {
  const guards = new Set<LeaveGuard>();
  let isAsking = false;
  let isAgreed = false;
  let ask: (text: string) => Promise<boolean> = async () => true;
  const dirty = () => [...guards].filter((guard) => guard.isDirty());

  return {
    add: (guard) => {
      guards.add(guard);
      return () => void guards.delete(guard);
    },
    isDirty: () => !isAgreed && dirty().length > 0,
    mayLeave: async () => {
      const [first] = dirty();
      if (!first) return true;
      if (isAsking) return false;
      isAsking = true;
      try {
        return await ask(first.text());
      } finally {
        isAsking = false;
      }
    },
    withoutAsking: (leave) => {
      isAgreed = true;
      try {
        leave();
      } finally {
        isAgreed = false;
      }
    },
    askBy: (by) => {
      ask = by;
    },
  };
}

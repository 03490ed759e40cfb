import type { LeaveGuard } from '@fanfare/shared/host';

export interface LeaveGuards {
  add: (guard: LeaveGuard) => () => void;
  isDirty: () => boolean;
  /** False while another confirmation is open. */
  mayLeave: () => Promise<boolean>;
  /** For navigation that is already confirmed. */
  withoutAsking: (leave: () => void) => void;
  /** The dialog needs the router, which needs the guards. */
  askBy: (ask: (text: string) => Promise<boolean>) => void;
}

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

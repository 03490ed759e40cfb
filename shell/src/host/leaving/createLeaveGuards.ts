import type { LeaveGuard } from '@fanfare/shared/host';

export interface LeaveGuards {
  add: (guard: LeaveGuard) => () => void;
  isDirty: () => boolean;
  mayLeave: () => Promise<boolean>;
  withoutConfirming: (leave: () => void) => void;
  /** The dialog needs the router, which needs the guards. */
  confirmWith: (confirm: (text: string) => Promise<boolean>) => void;
}

export function createLeaveGuards(): LeaveGuards {
  const guards = new Set<LeaveGuard>();
  let isConfirming = false;
  let isConfirmed = false;
  let confirm: (text: string) => Promise<boolean> = async () => true;
  const dirty = () => [...guards].filter((guard) => guard.isDirty());

  return {
    add: (guard) => {
      guards.add(guard);
      return () => void guards.delete(guard);
    },
    isDirty: () => !isConfirmed && dirty().length > 0,
    mayLeave: async () => {
      const [first] = dirty();
      if (!first) return true;
      if (isConfirming) return false;
      isConfirming = true;
      try {
        return await confirm(first.text());
      } finally {
        isConfirming = false;
      }
    },
    withoutConfirming: (leave) => {
      isConfirmed = true;
      try {
        leave();
      } finally {
        isConfirmed = false;
      }
    },
    confirmWith: (next) => {
      confirm = next;
    },
  };
}

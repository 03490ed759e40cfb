import { type ComponentType, createContext, type RefObject, useContext } from 'react';
import type { Command, User } from '../contracts/index.ts';

export interface ToastMessage {
  kind: 'success' | 'error' | 'info';
  title: string;
  /** Cut to 50 characters in a success message; complete in any other. */
  description?: string;
  /** Request id of the failed call; see `failureNotice` of `@fanfare/shared/api`. */
  requestId?: string;
  /** A button such as "Undo"; the toast then stays for 8 s. */
  action?: { label: string; run: () => void };
}

export interface ConfirmQuestion {
  title: string;
  /** The consequence, in one or two sentences. */
  text?: string;
  /** Names the action: "Delete flow". */
  confirmLabel: string;
  cancelLabel?: string;
  /** `danger` for actions that cannot be undone. */
  tone?: 'neutral' | 'danger';
}

export interface PromptQuestion extends ConfirmQuestion {
  label: string;
  type: 'text' | 'password';
  autoComplete?: string;
}

/** Reports whether leaving the screen would lose changes. */
export interface LeaveGuard {
  isDirty: () => boolean;
  /** What would be lost, for the confirmation. */
  text: () => string;
}

export interface CommandSource {
  list: () => readonly Command[];
  /** Element that must contain the focus for the shortcuts; absent: everywhere. */
  within?: RefObject<Element | null>;
}

/** Services of the shell for remotes. The lab and component tests provide their own. */
export interface HostApi {
  /** Shows a message for 3 s, or for 8 s with an action. A failure stays until it is dismissed. */
  toast: (message: ToastMessage) => void;
  /** Asks for confirmation; resolves to false when it is cancelled. Simultaneous questions are queued. */
  confirm: (question: ConfirmQuestion) => Promise<boolean>;
  /** Shows a message; resolves when it is dismissed. */
  alert: (message: { title: string; text?: string }) => Promise<void>;
  /** Asks for a text or password; resolves to null when it is cancelled. */
  prompt: (question: PromptQuestion) => Promise<string | null>;
  /** Navigates to a path. Asks first when changes would be lost. */
  navigate: (to: string, options?: { replace?: boolean; state?: unknown }) => void;
  /** Starts a session and opens the page requested before the sign-in, else the dashboard. */
  enter: (session: { token: string; user: User }) => void;
  /** Ends the session and opens the sign-in screen. Asks first when changes would be lost. */
  signOut: () => Promise<void>;
  /** Use `useLeaveGuard`. @returns removes the guard */
  guardLeaving: (guard: LeaveGuard) => () => void;
  /**
   * Resolves to true when nothing would be lost or the user agrees. Call it before replacing the screen
   * without navigating.
   */
  mayLeave: () => Promise<boolean>;
  /** Use `useCommands`. @returns removes the commands */
  registerCommands: (source: CommandSource) => () => void;
  /** Returns the commands of the current screen. */
  commands: () => readonly Command[];
  /** Use `UserMenu`. */
  UserMenu: ComponentType;
}

const HostContext = createContext<HostApi | null>(null);
export const HostProvider = HostContext.Provider;

export function useHost(): HostApi {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost needs a HostProvider above it: run the remote in the shell, the lab or renderWithHost.');
  return host;
}

import { type ComponentType, createContext, type RefObject, useContext } from 'react';
import type { Command, User } from '../contracts/index.ts';

export interface ToastMessage {
  kind: 'success' | 'error' | 'info';
  title: string;
  /** Truncated to 50 characters in a success message; complete in all others. */
  description?: string;
  /** Request id of the failed call; see `failureNotice` of `@fanfare/shared/api`. */
  requestId?: string;
  /** A button such as "Undo". The toast then stays for 8 s. */
  action?: { label: string; run: () => void };
}

export interface ConfirmQuestion {
  title: string;
  /** The consequence, in one or two sentences. */
  text?: string;
  /** The name of the action, for example "Delete flow". */
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
  /** Says what would be lost, for the confirmation. */
  text: () => string;
}

export interface CommandSource {
  list: () => readonly Command[];
  /** The shortcuts work only while the focus is in this element; everywhere if absent. */
  within?: RefObject<Element | null>;
}

/** Services of the shell for remotes. The lab and component tests provide their own. */
export interface HostApi {
  /** Shows a message for 3 s, or for 8 s with an action. An error stays until it is dismissed. */
  toast: (message: ToastMessage) => void;
  /** Asks for confirmation. Resolves to false if cancelled. Simultaneous questions are queued. */
  confirm: (question: ConfirmQuestion) => Promise<boolean>;
  /** Shows a message; resolves when it is dismissed. */
  alert: (message: { title: string; text?: string }) => Promise<void>;
  /** Asks for a text or password. Resolves to null if cancelled. */
  prompt: (question: PromptQuestion) => Promise<string | null>;
  /** Navigates to a path. Asks first if changes would be lost. */
  navigate: (to: string, options?: { replace?: boolean; state?: unknown }) => void;
  /** Starts a session and opens `to`, or the page that was requested before the sign-in, or the dashboard. */
  enter: (session: { token: string; user: User }, options?: { to?: string }) => void;
  /** Ends the session and opens the sign-in screen. Asks first if changes would be lost. */
  signOut: () => Promise<void>;
  /**
   * Changes the workspace of this tab and loads everything on the screen again. Asks first if changes would be
   * lost. Resolves to false if the user cancels.
   */
  switchWorkspace: (id: string) => Promise<boolean>;
  /** Use `useLeaveGuard` instead. @returns a function that removes the guard */
  guardLeaving: (guard: LeaveGuard) => () => void;
  /**
   * Resolves to true if nothing would be lost or the user agrees. Call it before replacing the screen without
   * navigating.
   */
  mayLeave: () => Promise<boolean>;
  /** Use `useCommands` instead. @returns a function that removes the commands */
  registerCommands: (source: CommandSource) => () => void;
  /** Returns the commands of the current screen. */
  commands: () => readonly Command[];
  /** Opens the phone of a follower of the sandbox. Absent unless a sandbox account is connected. */
  openPhone?: () => void;
  /** Use `UserMenu` instead. */
  UserMenu: ComponentType;
  /** For the releases page. */
  releases: ReleaseTools;
}

/** What the releases page needs of the shell's loader. */
export interface ReleaseTools {
  /** @returns URL of a file of a build, which may be on another origin */
  fileUrl: (remote: string, build: string, file: string) => URL;
  /** Switches that simulate load failures of a remote in this tab. */
  FaultSwitches: ComponentType<{ remote: string; title: string }>;
}

const HostContext = createContext<HostApi | null>(null);
export const HostProvider = HostContext.Provider;

export function useHost(): HostApi {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost needs a HostProvider above it: run the remote in the shell, the lab or renderWithHost.');
  return host;
}

import { type ComponentType, createContext, type RefObject, useContext } from 'react';
import type { Command, User } from '../contracts/index.ts';

export interface ToastMessage {
  kind: 'success' | 'error' | 'info';
  title: string;
  /** Shortened to 50 characters in a success; whole in any other message. */
  description?: string;
  /** Of the call that failed; see `failureNotice` of `@fanfare/shared/api`. */
  requestId?: string;
  /** A button beside it, such as "Undo"; the toast then stays for 8 s. */
  action?: { label: string; run: () => void };
}

export interface ConfirmQuestion {
  title: string;
  /** What will happen, in one or two sentences. */
  text?: string;
  /** Says what is done, not "OK": "Delete flow". */
  confirmLabel: string;
  cancelLabel?: string;
  /** `danger` for what cannot be undone. */
  tone?: 'neutral' | 'danger';
}

export interface PromptQuestion extends ConfirmQuestion {
  /** Of the field. */
  label: string;
  type: 'text' | 'password';
  autoComplete?: string;
}

/** Says whether leaving the screen would lose work. */
export interface LeaveGuard {
  isDirty: () => boolean;
  /** What would be lost, for the question before it happens. */
  text: () => string;
}

export interface CommandSource {
  list: () => readonly Command[];
  /** Where focus has to be for the keys to work; everywhere when left out. */
  within?: RefObject<Element | null>;
}

/** What the shell does for remotes. The lab and component tests provide their own. */
export interface HostApi {
  /** Shows a message for 3 s, or for 8 s with an action. A failure stays until it is dismissed. */
  toast: (message: ToastMessage) => void;
  /** Asks before something is done; false when it was turned down. Several questions come one after the other. */
  confirm: (question: ConfirmQuestion) => Promise<boolean>;
  /** Tells something that has to be noticed; resolves once it was. */
  alert: (message: { title: string; text?: string }) => Promise<void>;
  /** Asks for a text, or for a password; null when it was turned down. */
  prompt: (question: PromptQuestion) => Promise<string | null>;
  /** Goes to a path of the product. Asks first when work would be lost. */
  navigate: (to: string, options?: { replace?: boolean; state?: unknown }) => void;
  /** Begins a session and goes where the person wanted to go before the sign-in, else to the dashboard. */
  enter: (session: { token: string; user: User }) => void;
  /** Ends the session and goes to the sign-in screen. Asks first when work would be lost. */
  signOut: () => Promise<void>;
  /** Use `useLeaveGuard`. Returns how to take it back. */
  guardLeaving: (guard: LeaveGuard) => () => void;
  /** Asks when work would be lost; true when it is fine to leave. For what replaces the screen by other means than navigation. */
  mayLeave: () => Promise<boolean>;
  /** Use `useCommands`. Returns how to take them back. */
  registerCommands: (source: CommandSource) => () => void;
  /** What can be done now. */
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

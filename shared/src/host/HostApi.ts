import { createContext, useContext } from 'react';

export interface ToastMessage {
  kind: 'success' | 'error' | 'info';
  title: string;
  description?: string;
}

/** What the shell does for remotes. The lab and component tests provide their own. */
export interface HostApi {
  /** Shows a short message for 3 s. */
  toast: (message: ToastMessage) => void;
}

const HostContext = createContext<HostApi | null>(null);
export const HostProvider = HostContext.Provider;

export function useHost(): HostApi {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost needs a HostProvider above it: run the remote in the shell, the lab or renderWithHost.');
  return host;
}

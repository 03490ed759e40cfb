import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

interface HeaderTargets {
  status: Element | null;
  actions: Element | null;
}

const TargetsContext = createContext<HeaderTargets | null>(null);
const IsInHeaderContext = createContext(false);

/** Only for the shell and test hosts. Provides the header elements that a page renders into. */
export const HeaderTargetsProvider = TargetsContext.Provider;

interface HeaderContentProps {
  /** Shown beside the actions on wide screens, and in a separate row on narrow ones. */
  status?: ReactNode;
  actions?: ReactNode;
}

/**
 * Adds content to the shell's header while the page is mounted.
 *
 * @returns null on screens without that header
 */
export function HeaderContent({ status, actions }: HeaderContentProps) {
  const targets = useContext(TargetsContext);
  return (
    <IsInHeaderContext value>
      {targets?.status ? createPortal(status, targets.status) : null}
      {targets?.actions ? createPortal(actions, targets.actions) : null}
    </IsInHeaderContext>
  );
}

/** Returns whether the caller is rendered in `HeaderContent`, where the shell already shows the user menu. */
export function useIsInHeader(): boolean {
  return useContext(IsInHeaderContext);
}

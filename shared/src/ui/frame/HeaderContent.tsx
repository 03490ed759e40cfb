import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

interface HeaderTargets {
  status: Element | null;
  actions: Element | null;
}

const TargetsContext = createContext<HeaderTargets | null>(null);
const IsInHeaderContext = createContext(false);

/** Used only by the shell and test hosts: provides the header elements that a page renders into. */
export const HeaderTargetsProvider = TargetsContext.Provider;

interface HeaderContentProps {
  /** Beside the actions on wide screens, in a row of its own on narrow ones. */
  status?: ReactNode;
  actions?: ReactNode;
}

/**
 * What a page adds to the header of the shell, as long as the page is mounted.
 *
 * @returns nothing on screens without that header
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

/** Whether the caller is rendered in `HeaderContent`, where the shell shows the user menu already. */
export function useIsInHeader(): boolean {
  return useContext(IsInHeaderContext);
}

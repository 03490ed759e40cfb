import { routes } from '@fanfare/shared/contracts';
import { type CommandRegistry, type HostApi, HostProvider, hasStoredUnsavedChanges } from '@fanfare/shared/host';
import { useNavigate } from '@fanfare/shared/router';
import { signedIn, useAppDispatch, useLogout, workspaceSwitched } from '@fanfare/shared/store';
import { useIsInHeader, useQuestions } from '@fanfare/shared/ui';
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { refreshReleases } from '../federation/follow/refreshReleases.ts';
import { useIsFramed } from '../frame/Frame.tsx';
import { phoneStore } from '../frame/phone/phoneStore.ts';
import { usePhone } from '../frame/phone/usePhone.ts';
import { UserMenu } from '../frame/user-menu/UserMenu.tsx';
import { copy } from '../messages/copy.ts';
import { clearReturnTo, getReturnTo, storeReturnTo } from '../session/returnTo.ts';
import type { LeaveGuards } from './leaving/createLeaveGuards.ts';
import { useLeaveBlocker } from './leaving/useLeaveBlocker.ts';
import { useToasts } from './notices/useToasts.tsx';
import { releaseTools } from './releaseTools.ts';
import { useMissingParts } from './useMissingParts.ts';

interface HostProps {
  guards: LeaveGuards;
  registry: CommandRegistry;
  children: ReactNode;
}

export function Host({ guards, registry, children }: HostProps) {
  const { window, ask } = useQuestions();
  const { corner, toast } = useToasts();
  useMissingParts(toast);
  const dispatch = useAppDispatch();
  const hasPhone = usePhone().account !== null;
  const { logout } = useLogout();
  const navigate = useNavigate();
  // Both change with every navigation, but the host must not.
  const latest = useRef({ logout, navigate });
  useEffect(() => {
    latest.current = { logout, navigate };
  });

  const askToLeave = useCallback(async (text: string) => (await ask({ ...copy.leave, text, tone: 'danger' })) !== null, [ask]);
  useEffect(() => guards.confirmWith(askToLeave), [guards, askToLeave]);
  useLeaveBlocker(guards);

  useEffect(() => {
    document.addEventListener('keydown', registry.handleKey);
    return () => document.removeEventListener('keydown', registry.handleKey);
  }, [registry]);

  const host = useMemo<HostApi>(
    () => ({
      toast,
      confirm: async (question) => (await ask(question)) !== null,
      alert: async (message) => void (await ask({ ...message, confirmLabel: copy.understood, cancelLabel: null })),
      prompt: ({ label, type, autoComplete, ...question }) =>
        ask({ ...question, field: { label, type, ...(autoComplete && { autoComplete }) } }),
      navigate: (to, options) => void latest.current.navigate(to, options),
      enter: (session, { to = getReturnTo() } = {}) => {
        storeReturnTo(to);
        dispatch(signedIn(session));
        // The user may have other builds.
        refreshReleases();
        void latest.current.navigate(to, { replace: true });
      },
      signOut: async () => {
        if (!(await guards.mayLeave())) return;
        if (hasStoredUnsavedChanges() && !(await askToLeave(copy.discardsDrafts))) return;
        await latest.current.logout();
        clearReturnTo();
        guards.withoutConfirming(() => void latest.current.navigate(routes.login, { replace: true }));
      },
      switchWorkspace: async (id) => {
        if (!(await guards.mayLeave())) return false;
        // The rest may name objects of the former workspace.
        const [tab = ''] = /\?tab=[\w-]+/.exec(location.search) ?? [];
        void latest.current.navigate(location.pathname + tab, { replace: true });
        dispatch(workspaceSwitched(id));
        return true;
      },
      guardLeaving: guards.add,
      mayLeave: guards.mayLeave,
      registerCommands: registry.register,
      commands: registry.commands,
      ...(hasPhone && { openPhone: phoneStore.open }),
      UserMenu: UserMenuOfRemote,
      releases: releaseTools,
    }),
    [toast, ask, askToLeave, dispatch, guards, registry, hasPhone],
  );

  return (
    <HostProvider value={host}>
      {children}
      {window}
      {corner}
    </HostProvider>
  );
}

/** Older builds render it where the header has it. */
function UserMenuOfRemote() {
  const isInHeader = useIsInHeader();
  return useIsFramed() || isInHeader ? null : <UserMenu />;
}

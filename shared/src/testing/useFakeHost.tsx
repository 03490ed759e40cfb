import { useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { routes, serverPaths } from '../contracts/index.ts';
import { createCommandRegistry, type HostApi, type LeaveGuard, type ToastMessage } from '../host/index.ts';
import { selectUser, signedIn, useAppDispatch, useAppSelector, useLogout, workspaceSwitched } from '../store/index.ts';
import { useQuestions } from '../ui/index.ts';

export interface HostRecord {
  toasts: ToastMessage[];
  guards: Set<LeaveGuard>;
  registry: ReturnType<typeof createCommandRegistry>;
}

export function createHostRecord(): HostRecord {
  const refuse = (problem: string) => {
    throw new Error(problem);
  };
  return { toasts: [], guards: new Set(), registry: createCommandRegistry(refuse) };
}

/** Provides real dialogs and the test's router, and records everything else. */
export function useFakeHost({ toasts, guards, registry }: HostRecord) {
  const { window, ask } = useQuestions();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { logout } = useLogout();
  const latest = useRef(logout);
  latest.current = logout;
  const host = useMemo<HostApi>(
    () => ({
      toast: (message) => toasts.push(message),
      confirm: async (question) => (await ask(question)) !== null,
      alert: async (message) => void (await ask({ ...message, confirmLabel: 'OK', cancelLabel: null })),
      prompt: ({ label, type, autoComplete, ...question }) =>
        ask({ ...question, field: { label, type, ...(autoComplete && { autoComplete }) } }),
      navigate: (to, options) => void navigate(to, options),
      enter: (session, { to = routes.dashboard } = {}) => {
        dispatch(signedIn(session));
        void navigate(to, { replace: true });
      },
      signOut: async () => {
        await latest.current();
        await navigate(routes.login, { replace: true });
      },
      switchWorkspace: async (id) => {
        if ([...guards].some((guard) => guard.isDirty())) return false;
        dispatch(workspaceSwitched(id));
        return true;
      },
      guardLeaving: (guard) => {
        guards.add(guard);
        return () => void guards.delete(guard);
      },
      mayLeave: async () => ![...guards].some((guard) => guard.isDirty()),
      registerCommands: registry.register,
      commands: registry.commands,
      UserMenu: FakeUserMenu,
      releases: {
        fileUrl: (remote, build, file) => new URL(`${serverPaths.releases}${remote}/${build}/${file}`, location.href),
        FaultSwitches: FakeFaultSwitches,
      },
    }),
    [toasts, guards, registry, ask, navigate, dispatch],
  );
  return { host, window };
}

function FakeFaultSwitches({ title }: { title: string }) {
  return <fieldset aria-label={`Faults for ${title}`} />;
}

function FakeUserMenu() {
  const user = useAppSelector(selectUser);
  return (
    <button type="button">
      {user ? (
        <>
          <strong>{user.username}</strong> <span>{user.email}</span>
        </>
      ) : (
        'Theme and shortcuts'
      )}
    </button>
  );
}

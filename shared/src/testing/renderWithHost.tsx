import { configure, getConfig, type RenderResult, render } from '@testing-library/react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { clearStoredSession, writeStoredSession } from '../api/index.ts';
import type { User } from '../contracts/index.ts';
import { HostProvider, type SlotContent, SlotsProvider } from '../host/index.ts';
import { type AppStore, createAppStore, type RemoteSlice, StoreProvider } from '../store/index.ts';
import { GlobalStyle, HeaderTargetsProvider } from '../ui/index.ts';
import { createHostRecord, type HostRecord, useFakeHost } from './useFakeHost.tsx';

const { getElementError } = getConfig();

configure({
  // For busy machines.
  asyncUtilTimeout: 10_000,
  // `waitFor` adds the document.
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});

interface HostOptions {
  at?: string;
  state?: unknown;
  slices?: readonly RemoteSlice[];
  /** For screens with their own routes. */
  everywhere?: boolean;
  slots?: Readonly<Record<string, readonly SlotContent[]>>;
  /** Signed out by default. */
  user?: User;
}

interface RenderedWithHost extends RenderResult, Pick<HostRecord, 'toasts' | 'guards'> {
  store: AppStore;
  place: { path: string; state: unknown };
  commands: HostRecord['registry']['commands'];
}

/**
 * Renders a screen as the shell does, with a real store, router, dialogs and shortcuts. Returns
 * testing-library's result, the store, the current path, and the recorded calls to the host.
 */
export function renderWithHost(
  screen: ReactNode,
  { at = '/', state, slices = [], slots = {}, everywhere = false, user }: HostOptions = {},
): RenderedWithHost {
  if (user) writeStoredSession({ token: 'fan_test', user });
  else clearStoredSession();
  const { store, putSlices } = createAppStore();
  putSlices(slices);
  const record = createHostRecord();
  const place = { path: at, state };
  const { pathname, search, hash } = new URL(at, 'http://host.invalid');
  const result = render(
    <StoreProvider store={store}>
      <GlobalStyle />
      <MemoryRouter initialEntries={[{ pathname, search, hash, state }]} useTransitions={false}>
        <FakeHost record={record}>
          <SlotsProvider value={(name) => slots[name] ?? []}>
            <PlaceRecorder place={place} />
            <Routes>
              <Route path={everywhere ? '*' : pathname} element={screen} />
              {everywhere ? null : <Route path="*" element={null} />}
            </Routes>
          </SlotsProvider>
        </FakeHost>
      </MemoryRouter>
    </StoreProvider>,
  );
  return { ...result, store, place, toasts: record.toasts, guards: record.guards, commands: record.registry.commands };
}

function FakeHost({ record, children }: { record: HostRecord; children: ReactNode }) {
  const { host, window } = useFakeHost(record);
  const [status, setStatus] = useState<Element | null>(null);
  const [actions, setActions] = useState<Element | null>(null);
  const targets = useMemo(() => ({ status, actions }), [status, actions]);
  useEffect(() => {
    document.addEventListener('keydown', record.registry.handleKey);
    return () => document.removeEventListener('keydown', record.registry.handleKey);
  }, [record]);
  return (
    <HostProvider value={host}>
      <header>
        <div ref={setStatus} />
        <div ref={setActions} />
      </header>
      <HeaderTargetsProvider value={targets}>{children}</HeaderTargetsProvider>
      {window}
    </HostProvider>
  );
}

function PlaceRecorder({ place }: { place: { path: string; state: unknown } }) {
  const location = useLocation();
  place.path = location.pathname + location.search + location.hash;
  place.state = location.state;
  return null;
}

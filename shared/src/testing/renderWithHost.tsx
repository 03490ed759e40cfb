import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { clearStoredSession, writeStoredSession } from '../api/index.ts';
import type { User } from '../contracts/index.ts';
import { type HostApi, HostProvider, type SlotContent, SlotsProvider, type ToastMessage } from '../host/index.ts';
import { createAppStore, type RemoteSlice, StoreProvider } from '../store/index.ts';
import { GlobalStyle } from '../ui/index.ts';

interface HostOptions {
  /** Where the router starts. */
  at?: string;
  /** State given to the first navigation, as `navigate(to, { state })` would. */
  state?: unknown;
  slices?: readonly RemoteSlice[];
  /** The screen stays mounted whatever the path: for what brings routes of its own. */
  everywhere?: boolean;
  /** What other remotes put into slots, by the slot's name. */
  slots?: Readonly<Record<string, readonly SlotContent[]>>;
  /** Who is signed in; nobody when left out. */
  user?: User;
}

/**
 * Mounts a remote's screen the way the shell does: real store, real router, a host that records toasts.
 * Returns testing-library's result plus the store, the recorded toasts and the current path.
 */
export function renderWithHost(
  screen: ReactNode,
  { at = '/', state, slices = [], slots = {}, everywhere = false, user }: HostOptions = {},
) {
  if (user) writeStoredSession({ token: 'fan_test', user });
  else clearStoredSession();
  const { store, putSlices } = createAppStore();
  putSlices(slices);
  const toasts: ToastMessage[] = [];
  const host: HostApi = { toast: (message) => toasts.push(message) };
  const place = { path: at, state };
  const { pathname, search, hash } = new URL(at, 'http://host.invalid');
  const result = render(
    <StoreProvider store={store}>
      <HostProvider value={host}>
        <GlobalStyle />
        <SlotsProvider value={(name) => slots[name] ?? []}>
          <MemoryRouter initialEntries={[{ pathname, search, hash, state }]}>
            <PlaceRecorder place={place} />
            <Routes>
              <Route path={everywhere ? '*' : pathname} element={screen} />
              {everywhere ? null : <Route path="*" element={null} />}
            </Routes>
          </MemoryRouter>
        </SlotsProvider>
      </HostProvider>
    </StoreProvider>,
  );
  return { ...result, store, toasts, place };
}

function PlaceRecorder({ place }: { place: { path: string; state: unknown } }) {
  const location = useLocation();
  place.path = location.pathname + location.search + location.hash;
  place.state = location.state;
  return null;
}

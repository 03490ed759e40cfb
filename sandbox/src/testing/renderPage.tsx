import { configure, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { LiveProvider } from '../live/page/LiveProvider.tsx';
import { App } from '../pages/App.tsx';

/** How long a condition may take on a busy machine; nothing waits longer than it has to. */
const PATIENCE_MS = 10_000;
configure({ asyncUtilTimeout: PATIENCE_MS });

/** Opens a page of the sandbox that the test environment started, as a browser does. */
export function renderPage(path: string): UserEvent {
  // What the sandbox tells arrives by itself, not within something that the test does.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  window.history.replaceState(null, '', path);
  render(
    <LiveProvider>
      <App path={window.location.pathname} />
    </LiveProvider>,
  );
  return userEvent.setup();
}

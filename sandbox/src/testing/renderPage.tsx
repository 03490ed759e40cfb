import { configure, getConfig, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { App } from '../pages/App.tsx';
import { LiveProvider } from '../pages/api/LiveProvider.tsx';

/** Long enough for busy machines. */
const PATIENCE_MS = 10_000;
const { getElementError } = getConfig();
configure({
  asyncUtilTimeout: PATIENCE_MS,
  // `waitFor` adds the document.
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});

export function renderPage(path: string): UserEvent {
  // Live events are received outside of test actions.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  window.history.replaceState(null, '', path);
  render(
    <LiveProvider>
      <App path={window.location.pathname} />
    </LiveProvider>,
  );
  return userEvent.setup();
}

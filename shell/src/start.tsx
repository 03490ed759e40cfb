import { createAppStore, selectIsSignedIn, selectUser } from '@fanfare/shared/store';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { createRemoteLoader } from './federation/load/createRemoteLoader.ts';
import { subjectId } from './federation/selection/subjectId.ts';
import { openFirstScreen } from './frame/openFirstScreen.ts';
import { watchTheme } from './frame/preferences/themeStore.ts';
import { warnOfFailure } from './session/debug/warnOfFailure.ts';
import { watchRealtime } from './session/realtime/watchRealtime.ts';
import { watchSession } from './session/watchSession.ts';

/** Within this time, an outline would only delay the first view. */
const FIRST_VIEW_WITHIN_MS = 150;

/** Reports must not delay loading. */
const REPORTS_AFTER_MS = 3_000;

export function start(): void {
  let onAction: ((action: unknown) => void) | undefined;
  const { store, putSlices } = createAppStore([
    () => (next) => (action) => {
      const result = next(action);
      onAction?.(action);
      warnOfFailure(action);
      return result;
    },
  ]);
  const userId = () => selectUser(store.getState())?.id;
  const person = { subject: subjectId(userId() ?? null), userId };
  const loader = createRemoteLoader({ putSlices });
  const first = openFirstScreen(loader, person, selectIsSignedIn(store.getState()));
  watchSession(store);
  watchTheme();
  onAction = watchRealtime(store).handle;

  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root element.');
  const soon = new Promise((resolve) => setTimeout(resolve, FIRST_VIEW_WITHIN_MS));
  void Promise.race([first.settled, soon]).then(() => {
    createRoot(root).render(<App store={store} loader={loader} first={first} person={person} />);
    setTimeout(
      () =>
        import('./federation/reports/reportBoots.ts').then(
          ({ reportBoots }) => reportBoots(),
          () => {},
        ),
      REPORTS_AFTER_MS,
    );
  });
}

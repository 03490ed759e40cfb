import { createAppStore } from '@fanfare/shared/store';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { watchRealtime } from './realtime/watchRealtime.ts';
import { watchSession } from './session/watchSession.ts';
import { watchTheme } from './theme/themeStore.ts';

/** Creates the one store, draws the page and starts what runs beside it. Nothing here waits for a remote. */
export function start(): void {
  let onAction: ((action: unknown) => void) | undefined;
  const { store, putSlices } = createAppStore([
    () => (next) => (action) => {
      const result = next(action);
      onAction?.(action);
      return result;
    },
  ]);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root element.');
  createRoot(root).render(<App store={store} putSlices={putSlices} />);
  watchSession(store);
  watchTheme();
  onAction = watchRealtime(store).handle;
}

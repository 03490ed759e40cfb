import type { ComponentType } from 'react';

/** Fallback for browsers without idle callbacks, in milliseconds. */
const IDLE_AFTER_MS = 2_000;

let loaded: ComponentType | null = null;

export function loadedWorkbench(): ComponentType | null {
  return loaded;
}

/** Palette, canvas and React Flow: most of this remote's code. */
export async function loadWorkbench(): Promise<ComponentType> {
  const { Workbench } = await import(/* webpackChunkName: "flowBuilder-rest" */ './screens/Workbench.tsx');
  loaded = Workbench;
  return Workbench;
}

// After a prefetch of the screen, this is prefetched when the browser is idle. A failure shows when the screen opens.
const loadAhead = () => void loadWorkbench().catch(() => {});
if ('requestIdleCallback' in window) window.requestIdleCallback(loadAhead);
else setTimeout(loadAhead, IDLE_AFTER_MS);

import { type ComponentType, lazy } from 'react';

/**
 * A component whose code arrives when it is first drawn, or earlier after `preload`. The page starts without it: the library below an
 * overlay weighs more than everything on /login.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;
  const loadOnce = () => {
    loading ??= load().then((component) => ({ default: component }));
    // A lost connection must not stay the answer for good.
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  return { Part: lazy(loadOnce), preload: () => void loadOnce().catch(() => undefined) };
}

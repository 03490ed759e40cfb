import { UNSAFE_createBrowserHistory as createBrowserHistory, parsePath, type To } from 'react-router-dom';
import type { LeaveGuards } from './createLeaveGuards.ts';

type BrowserHistory = ReturnType<typeof createBrowserHistory>;

/**
 * The browser's history, asking before it leaves a screen with unsaved work. The router's own blocker needs its data routers, which are
 * several times the size. A change of the query alone leaves nothing.
 */
export function createGuardedHistory(guards: LeaveGuards): BrowserHistory {
  const history = createBrowserHistory({ v5Compat: true });
  let shownPath = history.location.pathname;
  /** Set while the browser puts the address back: nobody is to see that step. */
  let onPutBack: (() => void) | null = null;
  /** The next step of the browser was agreed to. */
  let isAgreed = false;

  const leave = (to: To, go: () => void) => {
    if (isSameScreen(to) || !guards.isDirty()) return go();
    void guards.mayLeave().then((may) => may && go());
  };
  const isSameScreen = (to: To) => {
    const { pathname } = typeof to === 'string' ? parsePath(to) : to;
    return !pathname || pathname === shownPath;
  };

  return {
    get action() {
      return history.action;
    },
    get location() {
      return history.location;
    },
    createHref: history.createHref,
    createURL: history.createURL,
    encodeLocation: history.encodeLocation,
    go: history.go,
    push: (to, state) => leave(to, () => history.push(to, state)),
    replace: (to, state) => leave(to, () => history.replace(to, state)),
    listen: (listener) =>
      history.listen((update) => {
        const { action, delta, location } = update;
        if (onPutBack) {
          onPutBack();
          onPutBack = null;
          return;
        }
        const isStep = action === 'POP' && delta !== null && delta !== 0;
        if (isStep && !isAgreed && location.pathname !== shownPath && guards.isDirty()) {
          const isBack = new Promise<void>((resolve) => {
            onPutBack = resolve;
          });
          history.go(-delta);
          void Promise.all([guards.mayLeave(), isBack]).then(([may]) => {
            if (!may) return;
            isAgreed = true;
            history.go(delta);
          });
          return;
        }
        isAgreed = false;
        shownPath = location.pathname;
        listener(update);
      }),
  };
}

/// <reference lib="dom" />

interface Boot {
  /** Epoch milliseconds of the page's clock. */
  at: number | null;
  session: { token: string; user: unknown } | null;
  /** The one that the user had chosen. */
  workspace: { id: string; name: string; role: string; userId: string } | null;
  theme: 'light' | 'dark' | null;
  language: string | null;
  isOffline: boolean;
}

/** The script runs before the shell. */
export function bootScript(boot: Boot): string {
  return `(${run.toString()})(${JSON.stringify(boot).replaceAll('<', '\\u003c')});`;
}

// Serialized into the page, so it must not use imports or closures.
function run(boot: Boot): void {
  const tell = (line: object) => {
    if (parent !== window) parent.postMessage({ lab: line }, '*');
  };
  if (boot.at !== null) {
    const Real = Date;
    const offset = boot.at - Real.now();
    window.Date = class extends Real {
      constructor(...given: unknown[]) {
        if (given.length === 0) super(Real.now() + offset);
        else super(...(given as [number]));
      }
      static override now() {
        return Real.now() + offset;
      }
    } as DateConstructor;
  }
  if (!sessionStorage.getItem('lab')) {
    // Runs only once, so that a reload keeps the session that the scenario created.
    sessionStorage.setItem('lab', 'begun');
    localStorage.clear();
    if (boot.session) {
      localStorage.setItem('token', boot.session.token);
      localStorage.setItem('user', JSON.stringify(boot.session.user));
    }
    if (boot.workspace) localStorage.setItem('workspace', JSON.stringify(boot.workspace));
    if (boot.theme) localStorage.setItem('theme', boot.theme);
    if (boot.language) localStorage.setItem('language', boot.language);
  }
  if (boot.isOffline) Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });

  interface Store {
    dispatch: (action: { type?: string; meta?: unknown; payload?: unknown }) => unknown;
  }
  type CreateStore = (...given: unknown[]) => Store;
  // Redux connects to its developer tools through this function.
  const tap =
    (create: CreateStore): CreateStore =>
    (...given) => {
      const store = create(...given);
      return {
        ...store,
        dispatch(action) {
          const result = store.dispatch(action);
          if (action?.type && !action.type.startsWith('api/'))
            tell({ kind: 'action', text: action.type, detail: action.payload });
          return result;
        },
      };
    };
  Object.assign(window, {
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
      () =>
      (...enhancers: ((create: CreateStore) => CreateStore)[]) =>
      (create: CreateStore) =>
        enhancers.reduceRight((inner, enhance) => enhance(inner), tap(create)),
  });

  for (const name of ['pushState', 'replaceState'] as const) {
    const original = history[name];
    history[name] = function record(...given: Parameters<History['pushState']>) {
      original.apply(history, given);
      tell({ kind: 'address', text: location.pathname + location.search });
    };
  }
  addEventListener('error', ({ message }) => tell({ kind: 'problem', text: message }));
  addEventListener('unhandledrejection', ({ reason }) => tell({ kind: 'problem', text: String(reason) }));
}

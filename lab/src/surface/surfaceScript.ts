/// <reference lib="dom" />

export interface UsedApis {
  kind: 'listeners' | 'storage' | 'selectors';
  name: string;
}

/** Records what scripts below `path` use. The call stack identifies them. */
export function surfaceScript(path: string): string {
  return `(${watch.toString()})(${JSON.stringify(path)});`;
}

// Serialized into the page, so it must not use imports or closures.
function watch(path: string): void {
  const { reportUsedApis }: { reportUsedApis?: (touched: string) => void } = Object(window);
  const tell = (kind: string, name: string) => {
    if (new Error().stack?.includes(path)) reportUsedApis?.(JSON.stringify({ kind, name }));
  };
  const wrap = (owner: object, methods: readonly string[], onCall: (target: unknown, first: string, method: string) => void) => {
    for (const method of methods) {
      const original: (...given: unknown[]) => unknown = Reflect.get(owner, method);
      Reflect.set(owner, method, function watched(this: unknown, ...given: unknown[]) {
        onCall(this ?? window, String(given[0]), method);
        return Reflect.apply(original, this, given);
      });
    }
  };
  wrap(EventTarget.prototype, ['addEventListener'], (target, type) => {
    if (target === window) tell('listeners', `window ${type}`);
    if (target === document) tell('listeners', `document ${type}`);
  });
  wrap(Storage.prototype, ['getItem', 'setItem', 'removeItem'], (target, key) =>
    tell('storage', `${target === localStorage ? 'localStorage' : 'sessionStorage'} ${key}`),
  );
  wrap(Document.prototype, ['querySelector', 'querySelectorAll'], (_target, selector) => tell('selectors', selector));
  wrap(Document.prototype, ['getElementById'], (_target, id) => tell('selectors', `#${id}`));
}

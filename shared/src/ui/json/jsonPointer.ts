/** Extends a JSON pointer (RFC 6901); the whole document is "". */
export function pointerTo(parent: string, key: string): string {
  return `${parent}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

export function keysOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Returns all parents, outermost first. */
export function pointersAbove(pointer: string): string[] {
  const parts = pointer.split('/');
  return parts.slice(0, -1).map((_, index) => parts.slice(0, index + 1).join('/'));
}

export function valueAt(document: unknown, pointer: string): unknown {
  return keysOf(pointer).reduce<unknown>((value, key) => childrenOf(value)?.get(key), document);
}

/** Returns the path as in code: `entry[0].messaging[0]["strange key"]`. */
export function pathText(document: unknown, pointer: string): string {
  let value = document;
  let text = '';
  for (const key of keysOf(pointer)) {
    if (Array.isArray(value)) text += `[${key}]`;
    else if (/^[A-Za-z_$][\w$]*$/.test(key)) text += text === '' ? key : `.${key}`;
    else text += `[${JSON.stringify(key)}]`;
    value = childrenOf(value)?.get(key);
  }
  return text;
}

interface Children {
  size: number;
  get: (key: string) => unknown;
  keys: (most?: number) => string[];
}

export function childrenOf(value: unknown): Children | null {
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    return {
      size: items.length,
      get: (key) => items[Number(key)],
      keys: (most) => Array.from({ length: Math.min(items.length, most ?? items.length) }, (_, index) => String(index)),
    };
  }
  if (typeof value !== 'object' || value === null) return null;
  const keys = Object.keys(value);
  return {
    size: keys.length,
    get: (key) => (Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined),
    keys: (most) => keys.slice(0, most),
  };
}

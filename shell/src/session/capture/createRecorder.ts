import { getAdapter, httpClient } from '@fanfare/shared/api';
import {
  CAPTURE_CALLS_BEFORE_MAX,
  CAPTURE_CHARS_MAX,
  CAPTURE_ENTRIES_MAX,
  type Capture,
  type CaptureEntry,
  callOf,
  type User,
} from '@fanfare/shared/contracts';
import { boundary } from './boundary.ts';
import { redactCapture } from './redactCapture.ts';

type NewEntry = CaptureEntry extends infer Entry ? (Entry extends CaptureEntry ? Omit<Entry, 'at'> : never) : never;

export interface Recorder {
  arriveAt: (path: string) => void;
  finish: (user: User | null) => Promise<Capture>;
  discard: () => void;
}

export function createRecorder(address: string): Recorder {
  const startedAtMs = Date.now();
  const recorded: { entry: CaptureEntry; chars: number }[] = [];
  const pending = new Set<Promise<void>>();
  const send = getAdapter();
  let chars = 0;
  let dropped = 0;
  let current = address;
  let isFinished = false;

  const add = (event: NewEntry, size = 0) => {
    if (isFinished) return;
    recorded.push({ entry: { ...event, at: Date.now() - startedAtMs }, chars: size });
    chars += size;
    while (recorded.length > CAPTURE_ENTRIES_MAX || chars > CAPTURE_CHARS_MAX) {
      // Drops responses last, because a replay needs them.
      const other = recorded.findIndex(({ entry }) => entry.kind !== 'call');
      const [gone] = recorded.splice(chars > CAPTURE_CHARS_MAX ? 0 : Math.max(other, 0), 1);
      chars -= gone?.chars ?? 0;
      dropped += 1;
    }
  };
  const follow = (work: Promise<void>) => {
    const followed = work.catch(() => {}).finally(() => pending.delete(followed));
    pending.add(followed);
  };
  const addCall = (method: string, path: string, body: unknown, response: { status: number; data: unknown } | null) => {
    const text = String(response?.data ?? '');
    const request = typeof body === 'string' ? readJson(body) : body === undefined ? null : 'a form';
    add({ kind: 'call', method, path, request, status: response?.status ?? 0, answer: readJson(text) }, text.length);
  };

  httpClient.defaults.adapter = async (config) => {
    const path = httpClient.getUri(config);
    const method = (config.method ?? 'GET').toUpperCase();
    if (!path.startsWith('/api/') || callOf(method, pathOf(path)) === null) return await send(config);
    try {
      const response = await send(config);
      addCall(method, path, config.data, response);
      return response;
    } catch (cause) {
      addCall(method, path, config.data, null);
      throw cause;
    }
  };
  const repeatRead = async (path: string) => {
    const adapter: typeof send = async (config) => {
      const response = await send(config);
      addCall('GET', path, undefined, response);
      return response;
    };
    await httpClient.get(path, { adapter });
  };
  boundary.record = (event) => {
    if (Array.isArray(event)) {
      const [name, ...payload] = event;
      return add({ kind: 'socket', event: name, payload });
    }
    const { type, payload = null } = Object(event);
    // Cache actions repeat the calls.
    if (typeof type === 'string' && !type.startsWith('api/')) add({ kind: 'action', type, payload });
  };
  for (const path of readsBefore()) follow(repeatRead(path));

  const stop = () => {
    httpClient.defaults.adapter = send;
    delete boundary.record;
  };
  return {
    arriveAt: (path) => {
      if (path === current) return;
      current = path;
      add({ kind: 'address', path });
    },
    finish: async (user) => {
      stop();
      await Promise.all(pending);
      isFinished = true;
      return redactCapture({
        format: 'fanfare-capture-1',
        startedAt: new Date(startedAtMs).toISOString(),
        endedAt: new Date().toISOString(),
        address: current,
        user,
        builds: buildsLoaded(),
        dropped,
        entries: recorded.map(({ entry }) => entry),
      });
    },
    discard: () => {
      isFinished = true;
      stop();
    },
  };
}

function readsBefore(): string[] {
  const reads = addressesLoaded()
    .filter(({ pathname }) => callOf('GET', pathname) !== null)
    .map(({ pathname, search }) => pathname + search);
  return [...new Set(reads.reverse())].slice(0, CAPTURE_CALLS_BEFORE_MAX);
}

function buildsLoaded(): string[] {
  const names = addressesLoaded().map(({ pathname }) => /^\/r\/([^/]+)\/([^/]+)\//.exec(pathname));
  return [...new Set(names.flatMap((found) => (found ? [`${found[1]} ${found[2]}`] : [])))].sort();
}

function addressesLoaded(): URL[] {
  const all = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return all.filter(({ origin }) => origin === location.origin);
}

function pathOf(path: string): string {
  return new URL(path, location.origin).pathname;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

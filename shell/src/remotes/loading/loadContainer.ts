import { integrityOf } from '../../releases/trust/integrity.ts';
import { LoadFailure } from '../failures/LoadFailure.ts';
import { askTwice } from './askTwice.ts';
import type { Container } from './Container.ts';
import { shareScope } from './shareScope.ts';

const SCRIPT_TIMEOUT_MS = 8_000;

interface Entry {
  /** For the blame line. */
  build: string;
  /** Address of the entry script. */
  url: string;
  globalName: string;
}

const containers = new Map<string, Promise<Container>>();

/**
 * Runs the entry of a build, once, and hands it what the shell shares. It carries the hash of the release, is given up after 8 s and is asked
 * for once more when the network failed at once. Rejects with a `LoadFailure`; calling it again tries again.
 */
export function loadContainer(entry: Entry): Promise<Container> {
  const known = containers.get(entry.globalName);
  if (known) return known;
  const loading = open(entry);
  containers.set(entry.globalName, loading);
  loading.catch(() => containers.delete(entry.globalName));
  return loading;
}

async function open(entry: Entry): Promise<Container> {
  const { build, url, globalName } = entry;
  await askTwice(() => runScript(entry));
  const container: unknown = Reflect.get(window, globalName);
  if (!isContainer(container)) {
    throw new LoadFailure({ kind: 'evaluation', phase: 'entry', build, url }, 'its entry did not make a container');
  }
  await container.init(await shareScope());
  return container;
}

function runScript({ build, url }: Entry): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (kind: 'network' | 'timeout', detail: string) => {
      script.remove();
      reject(new LoadFailure({ kind, phase: 'entry', build, url }, detail));
    };
    const timer = setTimeout(() => fail('timeout', `no entry within ${SCRIPT_TIMEOUT_MS / 1000} s`), SCRIPT_TIMEOUT_MS);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      script.remove();
      resolve();
    });
    script.addEventListener('error', () => {
      clearTimeout(timer);
      fail('network', 'no answer');
    });
    Object.assign(script, { async: true, crossOrigin: 'anonymous', integrity: integrityOf(url), src: url });
    document.head.append(script);
  });
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
}

import { getEntry, type ReleaseDocument, type ReleaseEntry } from '@fanfare/shared/contracts';
import { type FaultKind, faultKinds, faults } from './faults.ts';

const SLOW_MS = 3_000;
const IMPOSSIBLE_HASH = `sha384-${'A'.repeat(64)}`;
const entryFaults: readonly FaultKind[] = ['missing', 'broken', 'unreachable', 'tampered'];
const chunkFaults: readonly FaultKind[] = ['part-fails', 'part-hangs'];

const builds = new Map<string, { remote: string; globalName: string; entry: string }>();
const first = new Map<string, string>();
let isPlaying = false;

/** Scripts never run from a changed URL or response. */
export function playFaults(releases: ReleaseDocument, overridden: Readonly<Record<string, ReleaseEntry>>): void {
  for (const { url, extras } of [...Object.values(releases.microFrontends).flat(), ...Object.values(overridden)]) {
    const { file, type } = getEntry(extras);
    const { href } = new URL('.', new URL(url, location.href));
    // Modules have no element that could be delayed.
    if (type === 'global') builds.set(href, { remote: extras.name, globalName: extras.globalName, entry: file });
  }
  if (isPlaying) return;
  isPlaying = true;
  const { head } = document;
  const append = head.append.bind(head);
  head.append = (...nodes) => {
    for (const node of nodes) insert(node, () => append(node));
  };
  const appendChild = head.appendChild.bind(head);
  head.appendChild = (node) => {
    insert(node, () => appendChild(node));
    return node;
  };
  const originalFetch = window.fetch.bind(window);
  // `diagnose` requests the file again.
  window.fetch = async (input, init) => {
    const kind = faultOf(typeof input === 'object' && 'url' in input ? input.url : String(input));
    if (kind === 'missing') return new Response(null, { status: 404 });
    if (kind === 'broken') return new Response(null, { status: 500 });
    if (kind === 'unreachable' || kind === 'part-fails') throw new TypeError('Failed to fetch');
    return originalFetch(input, kind === 'tampered' && init?.integrity ? { ...init, integrity: IMPOSSIBLE_HASH } : init);
  };
}

function insert(node: Node | string, proceed: () => void): void {
  const script = node instanceof HTMLScriptElement ? node : null;
  const kind = script && faultOf(script.src);
  if (!kind) proceed();
  else if (kind === 'slow') setTimeout(proceed, SLOW_MS);
  else if (kind === 'tampered') {
    script.integrity = IMPOSSIBLE_HASH;
    proceed();
  } else if (kind !== 'part-hangs') setTimeout(() => script.dispatchEvent(new Event('error')));
}

function faultOf(url: string): FaultKind | undefined {
  const { href, pathname } = new URL(url, location.href);
  const [directory = '', build] = [...builds].find(([base]) => href.startsWith(base)) ?? [];
  const active = build && faults.read()[build.remote];
  if (!active || !pathname.endsWith('.js')) return undefined;
  const { remote, globalName, entry } = build;
  if (!first.has(remote)) first.set(remote, globalName);
  if (!active.isEverywhere && first.get(remote) !== globalName) return undefined;
  const others = href.split('?')[0] === `${directory}${entry}` ? chunkFaults : entryFaults;
  return faultKinds.find((kind) => active.kinds.includes(kind) && !others.includes(kind));
}

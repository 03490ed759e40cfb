import { type ReleaseEntry, viewNeeds } from '@fanfare/shared/contracts';
import type { RemoteModule } from '@fanfare/shared/host';
import type { RemoteSlice } from '@fanfare/shared/store';
import type { ComponentType } from 'react';
import { diagnose } from '../recover/diagnose.ts';
import { knownGood } from '../recover/knownGood.ts';
import { LoadFailure } from '../recover/LoadFailure.ts';
import { toFailure } from '../recover/toFailure.ts';
import { buildName } from './buildName.ts';
import { probeModules } from './canCheckModules.ts';
import { loadBuild } from './loadBuild.ts';
import { loadLog } from './loadLog.ts';
import { discardModules, isModuleBuild, moduleUrl } from './moduleBuilds.ts';
import { retryOnce, waitBeforeRetry } from './retryOnce.ts';

const LOAD_TIMEOUT_MS = 12_000;
/** Failed builds are tried last for this time, so that other screens do not wait. */
const FAILURE_COOLDOWN_MS = 60_000;

export interface LoadedView {
  View: ComponentType;
  entry: ReleaseEntry;
  degraded: boolean;
}

export interface Choice {
  selected: ReleaseEntry;
  all: readonly ReleaseEntry[];
}

export interface RemoteLoader {
  loadView: (remote: string, view: string) => Promise<LoadedView>;
  getCachedView: (remote: string, view: string) => LoadedView | null;
  prefetch: (remote: string, view: string) => Promise<void>;
  clearFailures: (remote: string) => void;
  markHealthy: (entry: ReleaseEntry) => void;
  /** @returns true if an earlier build replaces it, at most once and never for a known good build */
  rollBack: (entry: ReleaseEntry) => boolean;
  use: (choices: Readonly<Record<string, Choice>>) => void;
  inUse: () => ReadonlyMap<string, ReleaseEntry>;
  healthyRemotes: () => ReadonlySet<string>;
  subscribe: (onChange: () => void) => () => void;
  generationOf: (remote: string) => number;
}

interface LoaderOptions {
  putSlices: (slices: readonly RemoteSlice[]) => void;
  load?: (entry: ReleaseEntry, view: string) => Promise<RemoteModule>;
}

export function createRemoteLoader({ putSlices, load = loadBuild }: LoaderOptions): RemoteLoader {
  let choices: Readonly<Record<string, Choice>> = {};
  const modules = new Map<string, Promise<RemoteModule>>();
  const discarded = new WeakSet<Promise<RemoteModule>>();
  const views = new Map<string, ComponentType>();
  const inUse = new Map<string, ReleaseEntry>();
  const cooldownUntil = new Map<string, number>();
  const rolledBack = new Set<string>();
  const generations = new Map<string, number>();
  const healthyRemotes = new Set<string>();
  const listeners = new Set<() => void>();

  const notify = () => {
    for (const listener of listeners) listener();
  };

  const reload = (remote: string) => {
    generations.set(remote, (generations.get(remote) ?? 0) + 1);
    notify();
  };

  const candidates = (remote: string): ReleaseEntry[] => {
    const choice = choices[remote];
    if (!choice) return [];
    const { selected, all } = choice;
    const good = all.find(({ extras }) => extras.buildId === knownGood.of(remote));
    const next = all.find(({ url }) => url === selected.fallbackUrl);
    const other = [good, next, ...all.filter(({ deployment }) => deployment.default)].find(
      (entry) => entry && entry !== selected,
    );
    const order = other ? [selected, other] : [selected];
    const isTriedLast = ({ extras }: ReleaseEntry) =>
      rolledBack.has(extras.globalName) || (cooldownUntil.get(extras.globalName) ?? 0) > Date.now();
    return isTriedLast(selected) ? order.reverse() : order;
  };

  const loadModule = (entry: ReleaseEntry, view: string): Promise<RemoteModule> => {
    const { globalName } = entry.extras;
    const known = modules.get(globalName);
    if (known) return known;
    loadLog.begin(buildName(entry));
    const loading = load(entry, view).then((module) => {
      putSlices(module.slices);
      return module;
    });
    modules.set(globalName, loading);
    loading.catch(() => modules.delete(globalName));
    return loading;
  };

  const loadOnce = async (entry: ReleaseEntry, view: string): Promise<ComponentType> => {
    const build = buildName(entry);
    const module = await loadModule(entry, view);
    const loadChunk = module.views[view];
    if (!loadChunk) throw new LoadFailure({ kind: 'invalid-module', phase: 'view', build }, `it has no view "${view}"`);
    try {
      const { default: View } = await retryOnce(loadChunk);
      loadLog.add(build, 'view');
      views.set(keyOf(entry, view), View);
      return View;
    } catch (cause) {
      throw toFailure(cause, { build, phase: 'view' });
    }
  };

  const discard = (entry: ReleaseEntry, attempt: Promise<RemoteModule>) => {
    if (discarded.has(attempt)) return;
    discarded.add(attempt);
    discardModules(entry);
    if (modules.get(entry.extras.globalName) === attempt) modules.delete(entry.extras.globalName);
  };

  const loadFrom = async (entry: ReleaseEntry, view: string): Promise<ComponentType> => {
    const attempted = loadModule(entry, view);
    try {
      return await loadOnce(entry, view);
    } catch (cause) {
      if (!isModuleBuild(entry)) throw cause;
      discard(entry, attempted);
      const { kind } = toFailure(cause, { build: buildName(entry), phase: 'module' }).circumstances;
      if (kind !== 'network') throw cause;
      await waitBeforeRetry();
      const retried = loadModule(entry, view);
      return await loadOnce(entry, view).catch((again: unknown) => {
        discard(entry, retried);
        throw again;
      });
    }
  };

  return {
    async loadView(remote, view) {
      const order = candidates(remote);
      const failures: LoadFailure[] = [];
      for (const entry of order) {
        const build = buildName(entry);
        try {
          const View = await within(LOAD_TIMEOUT_MS, build, loadFrom(entry, view));
          inUse.set(remote, entry);
          notify();
          return { View, entry, degraded: entry !== choices[remote]?.selected };
        } catch (cause) {
          const failure = toFailure(cause, { build, phase: 'module' });
          if (failure.circumstances.kind === 'evaluation' && failure.cause) reportError(failure.cause);
          modules.delete(entry.extras.globalName);
          cooldownUntil.set(entry.extras.globalName, Date.now() + FAILURE_COOLDOWN_MS);
          loadLog.add(
            build,
            failure.circumstances.phase,
            `${failure.circumstances.kind}: ${failure.message}`,
            failure.circumstances,
          );
          failures.push(failure);
        }
      }
      const [failure] = failures;
      if (!failure)
        throw new LoadFailure({ kind: 'load-failed', phase: 'document', build: remote }, 'it is not in the release document');
      throw await explain(failure, scriptsOf(order, failure, view));
    },
    getCachedView(remote, view) {
      const [entry] = candidates(remote);
      const View = entry && views.get(keyOf(entry, view));
      return View ? { View, entry, degraded: entry !== choices[remote]?.selected } : null;
    },
    async prefetch(remote, view) {
      const entry = choices[remote]?.selected;
      if (entry) await loadFrom(entry, view);
    },
    clearFailures(remote) {
      for (const { extras } of choices[remote]?.all ?? []) cooldownUntil.delete(extras.globalName);
    },
    markHealthy(entry) {
      if (rolledBack.has(entry.extras.globalName)) return;
      loadLog.add(buildName(entry), 'settled');
      knownGood.remember(entry.extras.name, entry.extras.buildId);
      healthyRemotes.add(entry.extras.name);
      notify();
    },
    rollBack(entry) {
      const { name, buildId, globalName } = entry.extras;
      loadLog.add(buildName(entry), 'render', 'it crashed while drawing');
      if (knownGood.of(name) === buildId || rolledBack.has(globalName)) return false;
      const hasOther = candidates(name).length > 1;
      rolledBack.add(globalName);
      if (hasOther) reload(name);
      return hasOther;
    },
    use(next) {
      choices = next;
      for (const [remote, entry] of inUse) {
        const selected = choices[remote]?.selected;
        if (selected && selected.extras.globalName !== entry.extras.globalName && !rolledBack.has(selected.extras.globalName))
          reload(remote);
      }
    },
    inUse: () => inUse,
    healthyRemotes: () => healthyRemotes,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    generationOf: (remote) => generations.get(remote) ?? 0,
  };
}

function keyOf({ extras }: ReleaseEntry, view: string): string {
  return `${extras.globalName}/${view}`;
}

function scriptsOf(order: readonly ReleaseEntry[], { circumstances }: LoadFailure, view: string): string[] {
  const entry = order.find((candidate) => isModuleBuild(candidate) && buildName(candidate) === circumstances.build);
  if (!entry) return [];
  return viewNeeds(entry, view).scripts.map((file) => moduleUrl(entry, file, ''));
}

async function explain(failure: LoadFailure, imported: readonly string[]): Promise<LoadFailure> {
  const { kind, url } = failure.circumstances;
  if (!url || (kind !== 'network' && kind !== 'chunk-load')) return failure;
  for (const suspect of new Set([url, ...imported])) {
    const found = await diagnose(suspect);
    if (found) return new LoadFailure({ ...failure.circumstances, url: suspect, ...found }, failure.message, failure.cause);
  }
  // All files are intact, so the browser probably cannot verify module hashes.
  if (imported.length > 0 && !(await probeModules(true)))
    return new LoadFailure({ ...failure.circumstances, kind: 'unsupported' }, failure.message, failure.cause);
  return failure;
}

function within<T>(ms: number, build: string, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new LoadFailure({ kind: 'timeout', phase: 'module', build }, `no answer within ${ms / 1000} s`));
    const timer = setTimeout(giveUp, ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

import type { ReleaseEntry } from '@fanfare/shared/contracts';
import type { HostApi } from '@fanfare/shared/host';
import { isDevelopment } from '../../development.ts';
import type { RemoteLoader } from '../load/createRemoteLoader.ts';
import type { Person } from '../selection/chooseEntries.ts';
import { chooseBuilds, type SelectedEntries, type Selection } from '../selection/openSelection.ts';
import { adminMark } from './adminMark.ts';
import type { ModuleInfoFollower } from './moduleInfo.ts';
import { watchReleases } from './watchReleases.ts';

export interface Update {
  parts: readonly string[];
  needsReload: boolean;
  apply: () => Promise<void>;
  later: () => void;
}

interface FollowOptions {
  person: Person;
  loader: Pick<RemoteLoader, 'inUse' | 'subscribe'>;
  chosen: () => SelectedEntries;
  reportRefused: (selection: Selection) => void;
  applySelection: (selection: Selection) => void;
  setUpdate: (update: Update | null) => void;
  host: Pick<HostApi, 'mayLeave'>;
}

/** Each swap leaks about 70 KB (measured). */
const SWAPS_MAX = 5;

/** Applies documents that change no build in use, and offers the others. */
export function followReleases({
  person,
  loader,
  chosen,
  reportRefused,
  applySelection,
  setUpdate,
  host,
}: FollowOptions): () => void {
  let swaps = 0;
  let latest: Selection;
  const tools = openTools({ person, loader, chosen });
  const apply = (selection: Selection) => {
    applySelection(selection);
    tools.update();
  };
  const stop = watchReleases(person, async ({ releases }) => {
    const selection = await chooseBuilds(releases, person);
    latest = selection;
    const { selected } = selection;
    reportRefused(selection);
    const isNew = (remote: string) => nameOf(selected[remote]) !== nameOf(chosen()[remote]);
    const inUse = [...loader.inUse()].filter(([remote, entry]) => isNew(remote) && nameOf(selected[remote]) !== nameOf(entry));
    if (inUse.length === 0) {
      setUpdate(null);
      if ([...Object.keys(selected), ...Object.keys(chosen())].some(isNew)) apply(selection);
      return;
    }
    setUpdate({
      parts: inUse.map(([, { extras }]) => extras.title),
      needsReload: swaps >= SWAPS_MAX,
      async apply() {
        if (!(await host.mayLeave())) return;
        swaps += 1;
        apply(latest);
      },
      later: () => setUpdate(null),
    });
  });
  return () => {
    stop();
    tools.stop();
  };
}

function openTools({ person, loader, chosen }: Pick<FollowOptions, 'person' | 'loader' | 'chosen'>): ModuleInfoFollower {
  let follower: Promise<ModuleInfoFollower | null> | null = null;
  let isStopped = false;
  const open = () => {
    if (follower || isStopped || !(isDevelopment || adminMark.isSet(person.userId()))) return;
    follower = import(/* webpackChunkName: "module-info" */ './moduleInfo.ts').then(
      ({ followModuleInfo }) => (isStopped ? null : followModuleInfo({ loader, chosen })),
      () => null,
    );
  };
  open();
  const unsubscribe = adminMark.subscribe(open);
  return {
    update() {
      open();
      void follower?.then((opened) => opened?.update());
    },
    stop() {
      isStopped = true;
      unsubscribe();
      void follower?.then((opened) => opened?.stop());
    },
  };
}

function nameOf(entry: ReleaseEntry | undefined): string | undefined {
  return entry?.extras.globalName;
}

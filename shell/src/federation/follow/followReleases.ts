import type { ReleaseEntry } from '@fanfare/shared/contracts';
import type { HostApi } from '@fanfare/shared/host';
import { isDevelopment } from '../../development.ts';
import type { RemoteLoader } from '../load/createRemoteLoader.ts';
import type { Person } from '../selection/chooseEntries.ts';
import { chooseBuilds, type SelectedEntries, type Selection } from '../selection/openSelection.ts';
import { adminMark } from './adminMark.ts';
import type { ModuleInfoFollower } from './moduleInfo.ts';
import { watchReleases } from './watchReleases.ts';

/** A newer version of something that is on screen or was. */
export interface Update {
  /** What people call the parts. */
  parts: readonly string[];
  /** Each swap keeps the code of the version before in memory; after some the page should start anew. */
  needsReload: boolean;
  /** Asks first where unsaved work would be lost. */
  apply: () => Promise<void>;
  later: () => void;
}

interface FollowOptions {
  person: Person;
  loader: Pick<RemoteLoader, 'inUse' | 'subscribe'>;
  /** What this person has now. */
  chosen: () => SelectedEntries;
  sayRefused: (selection: Selection) => void;
  take: (selection: Selection) => void;
  setUpdate: (update: Update | null) => void;
  host: Pick<HostApi, 'mayLeave'>;
}

/** Each swap keeps about 70 KB, measured. */
const SWAPS_MAX = 5;

/**
 * Takes a newer document at once where it changes nothing that is in use, and offers it where it does.
 *
 * @returns how to stop
 */
export function followReleases({
  person,
  loader,
  chosen,
  sayRefused,
  take: takeSelection,
  setUpdate,
  host,
}: FollowOptions): () => void {
  let swaps = 0;
  let latest: Selection;
  const tools = openTools({ person, loader, chosen });
  const take = (selection: Selection) => {
    takeSelection(selection);
    tools.update();
  };
  const stop = watchReleases(person, async ({ releases }) => {
    const selection = await chooseBuilds(releases, person);
    latest = selection;
    const { selected } = selection;
    sayRefused(selection);
    const isNew = (remote: string) => nameOf(selected[remote]) !== nameOf(chosen()[remote]);
    const inUse = [...loader.inUse()].filter(([remote, entry]) => isNew(remote) && nameOf(selected[remote]) !== nameOf(entry));
    if (inUse.length === 0) {
      // What was offered before may have been taken back since.
      setUpdate(null);
      if ([...Object.keys(selected), ...Object.keys(chosen())].some(isNew)) take(selection);
      return;
    }
    setUpdate({
      parts: inUse.map(([, { extras }]) => extras.title),
      needsReload: swaps >= SWAPS_MAX,
      async apply() {
        if (!(await host.mayLeave())) return;
        swaps += 1;
        // Whoever was asked about unsaved work may have answered late.
        take(latest);
      },
      later: () => setUpdate(null),
    });
  });
  return () => {
    stop();
    tools.stop();
  };
}

/** Shows developers and admins in their browser's tools which builds the page has. Nothing of it loads for other users. */
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
      // Another user may have signed in.
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

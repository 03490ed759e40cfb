import { choicesOf } from '../federation/selection/choicesOf.ts';
import type { Person } from '../federation/selection/chooseEntries.ts';
import { openSelection, type Selection } from '../federation/selection/openSelection.ts';
import type { RemoteLoader } from '../federation/load/createRemoteLoader.ts';
import { firstRoute } from './routing/firstRoute.ts';

export interface FirstScreen {
  /** This person's builds; rejects when there is no release document that may be used. */
  selection: Promise<Selection>;
  /** The same, once it is there. */
  peek: () => Selection | null;
  /** When there is nothing left to wait for: the view of this address is there, or its outline is all that can be drawn. Never rejects. */
  settled: Promise<unknown>;
}

/** Begins with what the first screen needs before anything is drawn: its builds are chosen and its view is run while the page stands empty. */
export function openFirstScreen(loader: RemoteLoader, person: Person, isSignedIn: boolean): FirstScreen {
  let opened: Selection | null = null;
  const selection = openSelection(person).then((found) => {
    opened = found;
    loader.use(choicesOf(found));
    return found;
  });
  const settled = selection
    .then(({ selected }) => {
      const first = firstRoute(selected, location.pathname, isSignedIn);
      return first && loader.prefetch(first.remote, first.route.view);
    })
    .catch(() => {});
  return { selection, peek: () => opened, settled };
}

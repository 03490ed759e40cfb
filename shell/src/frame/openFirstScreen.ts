import type { FirstScreen } from '../federation/follow/useReleases.ts';
import type { RemoteLoader } from '../federation/load/createRemoteLoader.ts';
import { choicesOf } from '../federation/selection/choicesOf.ts';
import type { Person } from '../federation/selection/chooseEntries.ts';
import { openSelection, type Selection } from '../federation/selection/openSelection.ts';
import { firstRoute } from './routing/firstRoute.ts';

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

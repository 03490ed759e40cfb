import { type Language, languageNames, languages, type RemoteRoute, routes } from '@fanfare/shared/contracts';
import type { Command, HostApi } from '@fanfare/shared/host';
import type { ThemeChoice } from '@fanfare/shared/ui';
import { copy } from '../../messages/copy.ts';

export type Place = Pick<RemoteRoute, 'path' | 'title' | 'audience'>;

interface Circumstances {
  places: readonly Place[];
  isSignedIn: boolean;
  host: Pick<HostApi, 'navigate' | 'signOut'>;
  chooseTheme: (choice: ThemeChoice) => void;
  chooseLanguage: (choice: Language | null) => void;
  openPalette: () => void;
  openShortcuts: () => void;
  capture: () => void;
}

export const themeChoices: readonly ThemeChoice[] = ['system', 'light', 'dark'];
/** Null is the browser's default. */
export const languageChoices: readonly (Language | null)[] = [...languages, null];

export const commandIds = {
  settings: `go ${routes.settings}`,
  palette: 'palette',
  shortcuts: 'shortcuts',
  signOut: 'sign-out',
  theme: (choice: ThemeChoice) => `theme ${choice}`,
  language: (choice: Language | null) => `language ${choice ?? 'browser'}`,
};

const goKeys: Readonly<Record<string, string>> = {
  [routes.dashboard]: 'G D',
  [routes.flowBuilder]: 'G F',
  [routes.webhookManagement]: 'G W',
  [routes.analytics]: 'G A',
  [routes.connectInstagram]: 'G I',
  [routes.automation]: 'G T',
  [routes.settings]: 'G S',
};

const known = Object.keys(goKeys);
const text = copy.commands;

export function goCommands(places: readonly Place[], host: Pick<HostApi, 'navigate'>): Command[] {
  return places.toSorted(byKnownOrder).map(({ path, title }) => {
    const keys = goKeys[path];
    return {
      id: `go ${path}`,
      title: text.goTo(title),
      group: text.groups.go,
      run: () => host.navigate(path),
      ...(keys && { keys }),
    };
  });
}

export function shellCommands({
  places,
  isSignedIn,
  host,
  chooseTheme,
  chooseLanguage,
  openPalette,
  openShortcuts,
  capture,
}: Circumstances): Command[] {
  const themes = themeChoices.map(
    (choice): Command => ({
      id: commandIds.theme(choice),
      title: text.useTheme[choice],
      group: text.groups.display,
      run: () => chooseTheme(choice),
    }),
  );
  const spoken = languageChoices.map(
    (choice): Command => ({
      id: commandIds.language(choice),
      title: choice ? text.useLanguage(languageNames[choice]) : text.useLanguageOfBrowser,
      group: text.groups.display,
      run: () => chooseLanguage(choice),
    }),
  );
  return [
    ...goCommands(places, host),
    {
      id: commandIds.palette,
      title: text.palette,
      group: text.groups.general,
      keys: 'Mod+K',
      alsoInFields: true,
      run: openPalette,
    },
    { id: commandIds.shortcuts, title: text.shortcuts, group: text.groups.general, keys: '?', run: openShortcuts },
    { id: 'capture', title: text.capture, group: text.groups.general, run: capture },
    ...themes,
    ...spoken,
    ...(isSignedIn
      ? [{ id: commandIds.signOut, title: text.signOut, group: text.groups.general, run: () => void host.signOut() }]
      : []),
  ];
}

function byKnownOrder(a: Place, b: Place): number {
  const at = ({ path }: Place) => (known.includes(path) ? known.indexOf(path) : known.length);
  return at(a) - at(b);
}

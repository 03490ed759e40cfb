import type { ReleaseEntry, Titles } from '@fanfare/shared/contracts';
import { language } from '@fanfare/shared/language';

type Extras = ReleaseEntry['extras'];

export function inLanguage(extras: Extras): Extras {
  const { routes, slots } = extras;
  return {
    ...titled(extras),
    routes: routes.map(({ navigation, entries, ...route }) => ({
      ...titled(route),
      ...(navigation && { navigation: titled(navigation) }),
      ...(entries && { entries: entries.map(titled) }),
    })),
    ...(slots && { slots: slots.map(titled) }),
  };
}

export function titled<Titled extends { title: string; titles?: Titles }>(what: Titled): Titled {
  return { ...what, title: what.titles?.[language()] ?? what.title };
}

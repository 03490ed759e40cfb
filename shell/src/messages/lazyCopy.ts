import { locale } from '@fanfare/shared/language';
import { t } from '@lingui/core/macro';

const listed = (parts: readonly string[]) => parts.reduce((list, next) => new Intl.ListFormat(locale()).format([list, next]));

/** Texts of the shell that arrive with the parts that show them, after the first screen. */
export const lazyCopy = {
  releases: { goTo: t`Go to Releases`, group: t`Go to` },
  update: {
    title: (parts: readonly string[]) => t`A new version of ${listed(parts)} is ready`,
    text: t`What you have not saved may be lost when you update.`,
    reloadText: t`The page has been updated a few times. Reload it to get the newest version.`,
    apply: t`Update now`,
    reload: t`Reload`,
    later: t`Later`,
  },
  override: {
    badge: (remote: string, host: string) => t`${remote} from ${host}`,
    build: (remote: string, build: string) => `${remote} ${build}`,
    asOf: (moment: Date) => t`as of ${moment.toLocaleString(locale())}`,
    forTesters: t`Does it do what it should?`,
    works: t`It works`,
    worksNot: t`It does not`,
    note: {
      title: t`What does not work?`,
      text: t`It stands beside the build, for those who release it.`,
      label: t`What you did, and what happened`,
      send: t`Tell it`,
      cancel: t`Cancel`,
    },
    told: t`Thank you. It stands beside the build now.`,
    untold: { title: t`It could not be told`, network: t`The server could not be reached. Try again.` },
    stop: t`Back to the released version`,
    failed: t`The override did not load and was removed`,
    notHere: t`Only a development environment takes builds that are not released.`,
    otherOrigin: t`Only builds from this machine are taken.`,
    refused: {
      forged: t`This link was not made here, or is not whole. Ask for a new one.`,
      unknown: t`This browser cannot check who made the link. Open it in a newer one, over HTTPS.`,
      over: t`This link is over. Ask for a new one.`,
    },
    changed: t`The build is not the one that the link was made for.`,
    developmentBuild: t`It is a development build, which only a development shell can run: use pnpm dev.`,
  },
  alerts: { somebody: t`Somebody`, several: (count: number) => t`${count} new events` },
};

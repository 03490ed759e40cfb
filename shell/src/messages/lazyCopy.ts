import { t } from '@lingui/core/macro';

/** Loaded after the first screen. */
export const lazyCopy = {
  search: {
    conversations: t`Conversations`,
    flows: t`Flows`,
    events: t`Events`,
    unknownContact: t`Unknown contact`,
  },
  update: {
    title: (parts: string) => t`A new version of ${parts} is ready`,
    text: t`Unsaved changes may be lost when you update.`,
    reloadText: t`This page was updated several times. Reload it to get the latest version.`,
    apply: t`Update now`,
    reload: t`Reload`,
    later: t`Later`,
  },
  override: {
    badge: (remote: string, host: string) => t`${remote} from ${host}`,
    build: (remote: string, build: string) => `${remote} ${build}`,
    asOf: (moment: string) => t`as of ${moment}`,
    forTesters: t`Does this build work?`,
    works: t`Yes, it works`,
    worksNot: t`No, it fails`,
    note: {
      title: t`What went wrong?`,
      text: t`Admins see your feedback with the build.`,
      label: t`What you did and what happened`,
      send: t`Send`,
      cancel: t`Cancel`,
    },
    sent: t`Thank you. Your feedback was sent.`,
    notSent: { title: t`Could not send`, network: t`Could not reach the server. Try again.` },
    stop: t`Back to the released version`,
    failed: t`The override failed to load and was removed`,
    notHere: t`Unreleased builds work only in a development environment.`,
    otherOrigin: t`Only builds from this machine are allowed.`,
    refused: {
      forged: t`Invalid link. Request a new one.`,
      unknown: t`This browser cannot verify the link. Open the link in a newer browser, over HTTPS.`,
      over: t`This link has expired. Request a new one.`,
    },
    changed: t`The build does not match the link.`,
    developmentBuild: t`Development builds run only in a development shell. Use pnpm dev.`,
  },
  alerts: { unknownSender: t`Instagram user`, several: (count: number) => t`${count} new events` },
};

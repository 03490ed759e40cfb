import { locale, textsOf } from '@fanfare/shared/language';
import type { FaultKind } from './releases/faults/faults.ts';

const faultNames: Readonly<Record<FaultKind, string>> = {
  missing: 'Entry missing (404)',
  broken: 'Server broken (500)',
  unreachable: 'Entry unreachable',
  tampered: 'Entry tampered with',
  'part-fails': 'Later parts fail',
  'part-hangs': 'Later parts hang',
  slow: 'Slow (3 s more for each file)',
};

/** Texts of the shell that arrive with the parts that show them, after the first screen. */
export const lateCopy = textsOf('shell/late', {
  releases: { goTo: 'Go to Releases', group: 'Go to' },
  update: {
    title: (parts: readonly string[]) => `A new version of ${parts.join(' and ')} is ready`,
    text: 'What you have not saved may be lost when you update.',
    reloadText: 'The page has been updated a few times. Reload it to get the newest version.',
    apply: 'Update now',
    reload: 'Reload',
    later: 'Later',
  },
  override: {
    badge: (remote: string, host: string) => `${remote} from ${host}`,
    build: (remote: string, build: string) => `${remote} ${build}`,
    asOf: (moment: Date) => `as of ${moment.toLocaleString(locale())}`,
    forTesters: 'Does it do what it should?',
    works: 'It works',
    worksNot: 'It does not',
    note: {
      title: 'What does not work?',
      text: 'It stands beside the build, for those who release it.',
      label: 'What you did, and what happened',
      send: 'Tell it',
      cancel: 'Cancel',
    },
    told: 'Thank you. It stands beside the build now.',
    untold: { title: 'It could not be told', network: 'The server could not be reached. Try again.' },
    stop: 'Back to the released version',
    failed: 'The override did not load and was removed',
    notHere: 'Only a development environment takes builds that are not released.',
    otherOrigin: 'Only builds from this machine are taken.',
    refused: {
      forged: 'This link was not made here, or is not whole. Ask for a new one.',
      unknown: 'This browser cannot check who made the link. Open it in a newer one, over HTTPS.',
      over: 'This link is over. Ask for a new one.',
    },
    changed: 'The build is not the one that the link was made for.',
    developmentBuild: 'It is a development build, which only a development shell can run: use pnpm dev.',
  },
  faults: {
    names: faultNames,
    badge: (remote: string, kinds: readonly FaultKind[]) => `${remote}: ${kinds.map((kind) => faultNames[kind]).join(', ')}`,
    end: 'End faults',
  },
  alerts: { somebody: 'Somebody', several: (count: number) => `${count} new events` },
});

/** Texts of the shell that arrive with the parts that show them, after the first screen. */
export const lateCopy = {
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
    stop: 'Back to the released version',
    failed: 'The override did not load and was removed',
    notHere: 'Only a development environment takes builds that are not released.',
    otherOrigin: 'Only builds from this machine are taken.',
    developmentBuild: 'It is a development build, which only a development shell can run: use pnpm dev.',
  },
  alerts: { somebody: 'Somebody', several: (count: number) => `${count} new events` },
} as const;

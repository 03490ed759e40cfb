import { plural, t } from '@lingui/core/macro';

export const runCopy = {
  replay: (contact: string) => t`Replay the run of ${contact}`,
  player: t`Run replay`,
  close: t`Close run replay`,
  live: {
    label: t`Live run`,
    title: (contact: string) => t`${contact} is in this flow`,
    steps: (count: number) => plural(count, { one: '# step', other: '# steps' }),
    why: t`See why`,
    hide: t`Hide live run`,
  },
  failed: t`Could not load the run.`,
  simulated: t`Test run`,
  empty: t`This run has not reached a node yet.`,
  back: t`Previous step`,
  forward: t`Next step`,
  play: t`Play`,
  pause: t`Pause`,
  step: t`Step`,
  stepText: (step: number, steps: number, node: string, time: string) => t`${step} of ${steps} · ${node} · ${time}`,
  speed: t`Speed`,
  speeds: { steps: t`Step by step`, tenfold: t`10× speed`, real: t`Real time` },
};

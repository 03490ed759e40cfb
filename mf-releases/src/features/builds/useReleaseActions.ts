import { failureNotice } from '@fanfare/shared/api';
import type { BodyOf, ReleasedBuild, ReleasedRemote } from '@fanfare/shared/contracts';
import { type ConfirmQuestion, useHost } from '@fanfare/shared/host';
import type { MenuGroup, MenuItem } from '@fanfare/shared/ui';
import { copy as text } from '../../copy.ts';
import { useChangeReleaseMutation } from '../../state/releases.api.ts';
import { useTickets } from '../../state/useTickets.ts';

type Change = Omit<BodyOf<'POST /api/releases/changes'>, 'remote' | 'liveIs'>;

interface Options {
  remote: ReleasedRemote;
  onCompare: (build: ReleasedBuild) => void;
  onShowBoots: (build: ReleasedBuild) => void;
  onPin: (build: string) => Promise<void>;
  onLink: (made: { build: string; link: string; until: string }) => void;
}

const STEPS = [10, 25, 50];

export function useReleaseActions({
  remote,
  onCompare,
  onShowBoots,
  onLink,
  onPin,
}: Options): (build: ReleasedBuild) => readonly MenuGroup[] {
  const { toast, confirm } = useHost();
  const [changeRelease] = useChangeReleaseMutation();
  const { toBuild, forTesters } = useTickets();
  const { name, title, builds, rollout } = remote;
  const live = builds.find(({ state }) => state === 'live')?.build;
  const before = builds.find(({ state }) => state === 'fallback')?.build;

  const change = async (body: Change, question?: ConfirmQuestion) => {
    if (live === undefined || (question && !(await confirm({ ...question, cancelLabel: text.cancel, tone: 'danger' })))) return;
    const { error } = await changeRelease({ ...body, remote: name, liveIs: live });
    if (!error) return toast({ kind: 'success', title: text.done });
    toast({ description: text.unreachable, ...failureNotice(error, text.refused) });
  };
  const item = (label: string, run: () => void): MenuItem => ({ id: label, label, run });
  const share = (label: string, build: string, traffic: number) =>
    item(label, () => void change({ kind: 'rollout', build, traffic }));

  const changesOf = ({ build, state }: ReleasedBuild): MenuItem[] => {
    if (state === 'live') {
      if (rollout || before === undefined) return [];
      return [item(text.rollback, () => void change({ kind: 'rollback' }, text.ask.rollback(title, build, before)))];
    }
    if (state === 'rollout' && rollout) {
      const { pausedAt, traffic, auto } = rollout;
      return [
        item(text.promote, () => void change({ kind: 'promote' }, text.ask.release(title, build))),
        ...(pausedAt === null
          ? [item(text.pause, () => void change({ kind: 'pause' }))]
          : [share(text.resume(pausedAt), build, pausedAt)]),
        ...(auto === null
          ? [item(text.resumeAuto, () => void change({ kind: 'rollout', build, traffic: pausedAt ?? traffic, auto: true }))]
          : []),
        ...STEPS.filter((step) => step !== traffic && step !== pausedAt).map((step) => share(text.setTraffic(step), build, step)),
        item(text.endRollout, () => void change({ kind: 'rollback' }, text.ask.endRollout(title, build))),
      ];
    }
    return rollout ? [] : [item(text.release, () => void change({ kind: 'release', build }, text.ask.release(title, build)))];
  };

  return (build) => {
    const openHere = async () => {
      const address = await toBuild(name, build.build);
      if (address !== null) location.assign(address);
    };
    const makeLink = async () => {
      const made = await forTesters(name, build.build);
      if (made) onLink({ build: build.build, ...made });
    };
    const viewItems = [
      ...(builds.length > 1 ? [item(text.compare, () => onCompare(build))] : []),
      item(text.showBoots, () => onShowBoots(build)),
      ...(build.state === 'live' ? [] : [item(text.override, () => void openHere())]),
      item(text.pins.item, () => void onPin(build.build)),
      item(text.testers, () => void makeLink()),
    ];
    return [{ items: changesOf(build) }, { items: viewItems }].filter(({ items }) => items.length > 0);
  };
}

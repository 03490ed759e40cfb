import { useInstagramStatusQuery } from '@fanfare/shared/api';
import { oneOf, useQueryState } from '@fanfare/shared/router';
import { space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { accountParams } from './accountParams.ts';
import { lazyPanel } from './lazyPanel.tsx';

const partIds = ['inbox', 'comments', 'publishing'] as const;
const params = { part: oneOf(partIds, 'inbox'), ...accountParams };
const AccountCard = lazyPanel(() => import('../features/account/AccountCard.tsx').then((module) => module.AccountCard));
const panels: Readonly<Record<(typeof partIds)[number], ReturnType<typeof lazyPanel>>> = {
  inbox: lazyPanel(() => import('../features/inbox/InboxPanel.tsx').then((module) => module.InboxPanel)),
  comments: lazyPanel(() => import('../features/comments/CommentsSection.tsx').then((module) => module.CommentsSection)),
  publishing: lazyPanel(() => import('../features/publishing/PublishingPanel.tsx').then((module) => module.PublishingPanel)),
};

/** `part` in the URL is set by the rail. */
export function InstagramTab({ onMissing }: { onMissing: () => void }) {
  const { values, set } = useQueryState(params);
  const { data: status, isError } = useInstagramStatusQuery();
  const isAccountOpen = status?.connected === true && !isError && values.account === 'open';
  const Panel = panels[values.part];
  return (
    <Frame>
      {isAccountOpen ? <AccountCard onMissing={() => set({ account: 'closed' })} /> : null}
      <Panel onMissing={onMissing} />
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x2};
`;

import { useInstagramStatusQuery } from '@fanfare/shared/api';
import { SegmentedControl } from '@fanfare/shared/domain';
import { oneOf, useQueryState } from '@fanfare/shared/router';
import { Button, space } from '@fanfare/shared/ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import styled from 'styled-components';
import { frame as copy } from '../copy/frame.ts';
import { lazyPanel } from './lazyPanel.tsx';

const partIds = ['inbox', 'comments', 'publishing'] as const;
const params = { part: oneOf(partIds, 'inbox'), account: oneOf(['closed', 'open'], 'closed') };
const AccountCard = lazyPanel(() => import('../features/account/AccountCard.tsx').then((module) => module.AccountCard));
const panels: Readonly<Record<(typeof partIds)[number], ReturnType<typeof lazyPanel>>> = {
  inbox: lazyPanel(() => import('../features/inbox/InboxPanel.tsx').then((module) => module.InboxPanel)),
  comments: lazyPanel(() => import('../features/comments/CommentsSection.tsx').then((module) => module.CommentsSection)),
  publishing: lazyPanel(() => import('../features/publishing/PublishingPanel.tsx').then((module) => module.PublishingPanel)),
};
const options = partIds.map((value) => ({ value, label: copy.instagramParts[value] }));

export function InstagramTab({ onMissing }: { onMissing: () => void }) {
  const { values, set } = useQueryState(params);
  const { data: status, isError } = useInstagramStatusQuery();
  const isConnected = status?.connected === true && !isError;
  const isAccountOpen = isConnected && values.account === 'open';
  const Panel = panels[values.part];
  return (
    <Frame>
      <Head>
        <SegmentedControl
          legend={copy.instagramParts.label}
          options={options}
          value={values.part}
          onChange={(part) => set({ part })}
        />
        {isConnected ? (
          <Button
            $variant="quiet"
            $size="small"
            aria-expanded={isAccountOpen}
            onClick={() => set({ account: isAccountOpen ? 'closed' : 'open' })}
          >
            {copy.account(status.username)}
            {isAccountOpen ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
          </Button>
        ) : null}
      </Head>
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

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x1};
`;

import { useInstagramStatusQuery } from '@fanfare/shared/api';
import { SegmentedControl } from '@fanfare/shared/parts';
import { oneOf, useQueryState } from '@fanfare/shared/router';
import { Button, Skeleton, SkeletonRows, space } from '@fanfare/shared/ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ComponentType, lazy, Suspense } from 'react';
import styled from 'styled-components';
import { frame as copy } from '../copy/frame.ts';

const partIds = ['inbox', 'comments', 'publishing'] as const;
const params = { part: oneOf(partIds, 'inbox'), account: oneOf(['closed', 'open'], 'closed') };
const AccountCard = lazy(async () => ({ default: (await import('../features/account/AccountCard.tsx')).AccountCard }));
const panels: Readonly<Record<(typeof partIds)[number], ComponentType>> = {
  inbox: lazy(async () => ({ default: (await import('../features/inbox/InboxPanel.tsx')).InboxPanel })),
  comments: lazy(async () => ({ default: (await import('../features/comments/CommentsPanel.tsx')).CommentsPanel })),
  publishing: lazy(async () => ({ default: (await import('../features/publishing/PublishingPanel.tsx')).PublishingPanel })),
};
const options = partIds.map((value) => ({ value, label: copy.instagramParts[value] }));

/** What one does with the connected account: answer messages and comments, publish. */
export function InstagramTab() {
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
      {isAccountOpen ? (
        <Suspense fallback={<Skeleton $height="280px" />}>
          <AccountCard />
        </Suspense>
      ) : null}
      <Suspense fallback={<SkeletonRows label={copy.loading} count={6} height="64px" />}>
        <Panel />
      </Suspense>
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

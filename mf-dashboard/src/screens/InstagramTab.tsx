import { SegmentedControl } from '@fanfare/shared/parts';
import { oneOf, useQueryState } from '@fanfare/shared/router';
import { SkeletonRows, space } from '@fanfare/shared/ui';
import { type ComponentType, lazy, Suspense } from 'react';
import styled from 'styled-components';
import { frame as copy } from '../copy/frame.ts';

const partIds = ['inbox', 'comments', 'publishing'] as const;
const params = { part: oneOf(partIds, 'inbox') };
const panels: Readonly<Record<(typeof partIds)[number], ComponentType>> = {
  inbox: lazy(async () => ({ default: (await import('../features/inbox/InboxPanel.tsx')).InboxPanel })),
  comments: lazy(async () => ({ default: (await import('../features/comments/CommentsPanel.tsx')).CommentsPanel })),
  publishing: lazy(async () => ({ default: (await import('../features/publishing/PublishingPanel.tsx')).PublishingPanel })),
};
const options = partIds.map((value) => ({ value, label: copy.instagramParts[value] }));

/** What one does with the connected account: answer messages and comments, publish. */
export function InstagramTab() {
  const { values, set } = useQueryState(params);
  const Panel = panels[values.part];
  return (
    <Frame>
      <SegmentedControl
        legend={copy.instagramParts.label}
        options={options}
        value={values.part}
        onChange={(part) => set({ part })}
      />
      <Suspense fallback={<SkeletonRows label={copy.loading} count={6} height="64px" />}>
        <Panel />
      </Suspense>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space.x2};
  > :last-child { width: 100%; }
`;

import { failureNotice } from '@fanfare/shared/api';
import { momentText } from '@fanfare/shared/domain';
import { useHost } from '@fanfare/shared/host';
import { selectAccounts, selectListsAllAccounts, useAppSelector } from '@fanfare/shared/store';
import { Button, color, font, space } from '@fanfare/shared/ui';
import { RefreshCw } from 'lucide-react';
import styled from 'styled-components';
import { Panel } from '../../components/Panel.tsx';
import { copy } from '../../copy/analytics.ts';
import { usePostsQuery, useSyncInsightsMutation } from '../../state/overview.api.ts';
import { useRangeQuery } from '../../state/range/rangeQuery.ts';
import { PostsTable } from './PostsTable.tsx';

const text = copy.posts;

/** Instagram's figures for the posts of the period; left out when no insights were fetched. */
export function PostsCard({ fetchedAt }: { fetchedAt: string | null }) {
  const { toast } = useHost();
  const { currentData: posts, isError } = usePostsQuery(useRangeQuery(), { skip: fetchedAt === null });
  const [sync, { isLoading }] = useSyncInsightsMutation();
  const accounts = useAppSelector(selectAccounts);
  const listsAll = useAppSelector(selectListsAllAccounts);
  if (fetchedAt === null) return null;
  const refresh = async () => {
    for (const accountId of listsAll ? accounts.map(({ id }) => id) : [null]) {
      const { error } = await sync(accountId);
      if (error) return toast(failureNotice(error, text.refreshTexts));
    }
  };
  return (
    <Panel
      title={text.title}
      lead={text.lead}
      aside={
        <Fetched>
          {copy.figures.fetched(momentText(fetchedAt))}
          <Button $size="small" data-on-screen disabled={isLoading} onClick={() => void refresh()}>
            <RefreshCw aria-hidden="true" />
            {text.refresh}
          </Button>
        </Fetched>
      }
    >
      {isError && !posts ? <p role="alert">{text.failed}</p> : null}
      {posts?.length === 0 ? <p>{text.nothing}</p> : null}
      {posts && posts.length > 0 ? <PostsTable posts={posts} /> : null}
    </Panel>
  );
}

const Fetched = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x1};
  color: ${color.textMuted};
  font-size: ${font.size.small};
`;

import { failureNotice } from '@fanfare/shared/api';
import { type Comment, commentFilters } from '@fanfare/shared/contracts';
import { SegmentedControl } from '@fanfare/shared/domain';
import { useHost, useListKeys } from '@fanfare/shared/host';
import { useQueryState } from '@fanfare/shared/router';
import { selectAccounts, selectListsAllAccounts, selectWorkspace, useAppSelector, usePermission } from '@fanfare/shared/store';
import { BusyButton, color, media, space } from '@fanfare/shared/ui';
import { type ListHandle, LiveList, SearchField, usePagedList, ViewAccessNote } from '@fanfare/shared/widgets';
import { RefreshCw } from 'lucide-react';
import { useCallback, useDeferredValue, useRef, useState } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy/instagram/comments.ts';
import { useLatest } from '../../state/useLatest.ts';
import { useLiveTags } from '../../state/useLiveTags.ts';
import { CommentBulk } from './CommentBulk.tsx';
import { CommentRow } from './CommentRow.tsx';
import { commenterName } from './commenterName.ts';
import { commentParams } from './commentParams.ts';
import { canBeAnswered, canBeHidden, canBeMessaged } from './commentRules.ts';
import {
  type CommentQuery,
  useCommentedPostsQuery,
  useCommentsQuery,
  useLazyOlderCommentsQuery,
  useSyncCommentsMutation,
} from './comments.api.ts';
import { PostPane } from './posts/PostPane.tsx';
import { PostStrip } from './posts/PostStrip.tsx';
import type { ReplyMode } from './ReplyForm.tsx';
import { useChangeComments } from './useChangeComments.ts';

const text = copy.comments;
const ROW_HEIGHT_PX = 56;
const TAGS = ['Comment'] as const;
const idOf = ({ id }: Comment) => id;
const timeOf = ({ writtenAt }: Comment) => writtenAt;

export function CommentsPanel() {
  const host = useHost();
  const { values, set, reset, changed } = useQueryState(commentParams);
  const search = useDeferredValue(values.search.trim());
  const query: CommentQuery = {
    ...(values.comments !== 'all' && { filter: values.comments }),
    ...(values.post && { mediaId: values.post }),
    ...(search && { search }),
  };
  const listKey = JSON.stringify(query);
  useLiveTags(TAGS);
  const [readOlder] = useLazyOlderCommentsQuery();
  const list = usePagedList({
    listKey,
    query: useCommentsQuery(query),
    readPage: (cursor) => readOlder({ ...query, cursor }).unwrap(),
    idOf,
    timeOf,
    keepsPlace: true,
  });
  const changing = useChangeComments(list);
  const act = useLatest(changing);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [answering, setAnswering] = useState<{ id: string; way: ReplyMode } | null>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const { data: posts } = useCommentedPostsQuery();
  const shownOf = (list.rows.find(({ id }) => id === openId) ?? list.rows[0])?.mediaId;
  const postOf = (mediaId: string | null | undefined) => posts?.data.find((post) => post.mediaId === mediaId);
  const post = postOf(values.post ?? shownOf);
  const handle = useRef<ListHandle>(null);
  const searchField = useRef<HTMLInputElement>(null);
  useListKeys({ id: 'comments', group: copy.instagramParts.comments, list: handle, search: searchField });
  const mayReply = usePermission('inbox.reply');
  const workspace = useAppSelector(selectWorkspace);
  const accounts = useAppSelector(selectAccounts);
  const listsAll = useAppSelector(selectListsAllAccounts);
  const [sync, { isLoading: isSyncing }] = useSyncCommentsMutation();

  // Stable, so that only changed rows render again.
  const onAnswer = useCallback((comment: Comment, way: ReplyMode | null) => {
    setAnswering(way && { id: comment.id, way });
    if (way) setOpenId(comment.id);
    if (way === null) requestAnimationFrame(() => handle.current?.focus());
  }, []);
  const onHide = useCallback((comment: Comment, isHidden: boolean) => void act.current.hide(comment, isHidden), [act]);
  const onDelete = useCallback((comment: Comment) => void act.current.remove(comment), [act]);
  const answer = (comment: Comment) => {
    if (comment.privateReply.state === 'failed' && canBeMessaged(comment)) onAnswer(comment, 'private');
    else if (canBeAnswered(comment)) onAnswer(comment, 'public');
    else if (canBeMessaged(comment)) onAnswer(comment, 'private');
  };

  const compare = async () => {
    let added = 0;
    for (const accountId of listsAll ? accounts.map(({ id }) => id) : [null]) {
      const { data, error } = await sync(accountId);
      if (error) return host.toast(failureNotice(error, text.syncFailed));
      added += data.added;
    }
    host.toast({ kind: 'success', title: text.synced(added) });
  };

  const choose = (post: string | null) => {
    setOpenId(null);
    set({ post });
  };

  return (
    <Panel $hasChosen={values.post !== null && post !== undefined}>
      <Side>
        <PostStrip chosen={values.post} onChoose={choose} />
      </Side>
      {post ? (
        <Beside $isChosen={values.post !== null}>
          <PostPane post={post} onOnly={values.post === null ? () => choose(post.mediaId) : undefined} />
        </Beside>
      ) : null}
      <Main>
        <Tools>
          <SearchField
            inputRef={searchField}
            label={text.search}
            value={values.search}
            onChange={(next) => set({ search: next })}
          />
          <SegmentedControl
            legend={text.filters.label}
            options={commentFilters.map((value) => ({ value, label: text.filters[value] }))}
            value={values.comments}
            onChange={(comments) => set({ comments })}
          />
          {mayReply ? (
            <BusyButton $size="small" $variant="quiet" isBusy={isSyncing} busyText={text.syncing} onClick={() => void compare()}>
              <RefreshCw aria-hidden="true" />
              <span>{text.sync}</span>
            </BusyButton>
          ) : null}
        </Tools>
        <ViewAccessNote workspace={mayReply ? null : workspace} />
        <LiveList
          handle={handle}
          list={list}
          listKey={listKey}
          texts={text.list}
          onClearFilters={changed.size > 0 ? () => reset() : undefined}
          empty={{ title: text.list.emptyTitle, text: text.list.emptyText, scene: 'bubbles' }}
          rowId={idOf}
          rowName={commenterName}
          rowTime={timeOf}
          rowHeight={ROW_HEIGHT_PX}
          rowKeys={
            mayReply
              ? {
                  r: answer,
                  h: (comment) => {
                    if (canBeHidden(comment)) void changing.hide(comment, !comment.isHidden);
                  },
                }
              : undefined
          }
          onOpen={({ id }) => setOpenId((before) => (before === id ? null : id))}
          openRow={openId}
          selected={selected}
          onSelect={mayReply ? setSelected : undefined}
        >
          {(comment) => (
            <CommentRow
              comment={comment}
              isOpen={openId === comment.id}
              post={values.post === null ? postOf(comment.mediaId) : undefined}
              way={answering?.id === comment.id ? answering.way : null}
              onAnswer={onAnswer}
              onHide={onHide}
              onDelete={onDelete}
            />
          )}
        </LiveList>
        <CommentBulk
          comments={list.rows.filter(({ id }) => selected.has(id))}
          changing={changing}
          onClear={() => setSelected(new Set())}
        />
      </Main>
    </Panel>
  );
}

const Panel = styled.div<{ $hasChosen: boolean }>`
  display: grid;
  grid-template: ${({ $hasChosen }) => ($hasChosen ? "'side beside' auto 'side main' 1fr" : "'side main' 1fr")} / minmax(200px, 240px) minmax(0, 1fr);
  align-items: start;
  gap: ${space.x3};
  ${media.wide} { grid-template: 'side main beside' / 240px minmax(0, 1fr) 288px; }
  ${media.narrow} {
    grid-template: ${({ $hasChosen }) => ($hasChosen ? "'side' 'beside' 'main'" : "'side' 'main'")} / minmax(0, 1fr);
    gap: ${space.x2};
  }
`;

const Side = styled.div`
  grid-area: side;
  min-width: 0;
`;

const Beside = styled.aside<{ $isChosen: boolean }>`
  grid-area: beside;
  min-width: 0;
  ${media.wide} {
    position: sticky;
    top: ${space.x2};
    padding-inline-start: ${space.x3};
    border-inline-start: 1px solid ${color.border};
  }
  @media (max-width: 1099px) { display: ${({ $isChosen }) => ($isChosen ? 'block' : 'none')}; }
`;

const Main = styled.div`
  display: grid;
  grid-area: main;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x2};
  article { padding-block: ${space.x1}; }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x1};
  > :first-child { flex: 1 1 240px; }
  ${media.narrow} {
    > :nth-child(3) { margin-inline-start: auto; padding-inline: ${space.x1}; }
    svg + span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  }
`;

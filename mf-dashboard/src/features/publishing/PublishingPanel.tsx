import { type Publication, routes } from '@fanfare/shared/contracts';
import { SegmentedControl } from '@fanfare/shared/domain';
import { useHost, useLeaveGuard, useListKeys } from '@fanfare/shared/host';
import { Link, oneOf, type QueryParam, useQueryState } from '@fanfare/shared/router';
import { selectListsAllAccounts, selectWorkspace, selectWorkspaceId, useAppSelector, usePermission } from '@fanfare/shared/store';
import {
  Banner,
  Button,
  type ButtonLook,
  buttonStyle,
  Card,
  color,
  Dialog,
  font,
  lazyPart,
  media,
  Skeleton,
  space,
} from '@fanfare/shared/ui';
import { type ListHandle, LiveList, usePagedList, ViewAccessNote } from '@fanfare/shared/widgets';
import { Images, Plus } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy/instagram/publishing.ts';
import { useLatest } from '../../state/useLatest.ts';
import { useMissingPermission } from '../../state/useMissingPermission.ts';
import { suggestedTime } from './calendar/days.ts';
import { PostForm } from './compose/PostForm.tsx';
import { draftOf, editedDraftOf, isBegun, isLocal, newDraft, type PostDraft } from './compose/postDraft.ts';
import { PublicationRow } from './PublicationRow.tsx';
import { ReviewDialog } from './ReviewDialog.tsx';
import {
  type PublicationFilter,
  useLazyOlderPublicationsQuery,
  usePublicationsQuery,
  usePublishingQuotaQuery,
} from './state/publishing.api.ts';
import { type EditedPost, readStoredPost, writeStoredPost } from './storedPost.ts';
import { usePublicationActions } from './usePublicationActions.ts';

const text = copy.publishing;
const monthParam: QueryParam<string> = {
  fallback: '',
  parse: (month) => (/^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : undefined),
  format: (month) => month,
  isStep: true,
};
const ROW_HEIGHT_PX = 88;
/** Polling interval while a post is being published. */
const WATCH_MS = 3_000;
/** Polling interval otherwise, for posts of other members. */
const REFRESH_MS = 15_000;
const params = {
  compose: oneOf(['no', 'yes'], 'no'),
  posts: oneOf(['all', 'waiting'], 'all'),
  view: oneOf(['list', 'calendar'], 'list'),
  month: monthParam,
};
const { Part: PublishingCalendar } = lazyPart(
  () => import('./calendar/PublishingCalendar.tsx').then((module) => module.PublishingCalendar),
  { Meanwhile: () => <Skeleton $height="640px" /> },
);
const waitingOnly: PublicationFilter = { waiting: true };
const unfiltered: PublicationFilter = {};
const idOf = ({ id }: Publication) => id;
const timeOf = ({ createdAt }: Publication) => createdAt;
const rowName = ({ caption, kind }: Publication) => caption?.slice(0, 60) ?? text.kinds[kind];
const isOnItsWay = ({ state }: Publication) => state === 'preparing' || state === 'processing' || state === 'publishing';

export function PublishingPanel() {
  const { confirm } = useHost();
  const { values, set } = useQueryState(params);
  const mayDecide = usePermission('approvals.decide');
  const isCalendar = values.view === 'calendar';
  const isFiltered = mayDecide && values.posts === 'waiting' && !isCalendar;
  const filter = isFiltered ? waitingOnly : unfiltered;
  const { currentData: first } = usePublicationsQuery(filter);
  const isWatched = first?.rows.some((post) => isOnItsWay(post) || post.state === 'scheduled') ?? false;
  const query = usePublicationsQuery(filter, {
    pollingInterval: isCalendar ? 0 : isWatched ? WATCH_MS : REFRESH_MS,
    skipPollingIfUnfocused: true,
  });
  const [readOlder] = useLazyOlderPublicationsQuery();
  const isOff = useMissingPermission('publishing');
  const mayEdit = usePermission('publishing.edit');
  const workspace = useAppSelector(selectWorkspace);
  const mayConnect = usePermission('instagram.manage');
  const canPost = mayEdit && !isOff;
  const listsAll = useAppSelector(selectListsAllAccounts);
  const { data: quota, isError: hasNoQuota } = usePublishingQuotaQuery(null, { skip: isOff || listsAll });
  const list = usePagedList({
    listKey: values.posts,
    query,
    readPage: (cursor) => readOlder({ ...filter, cursor }).unwrap(),
    idOf,
    timeOf,
    keepsPlace: true,
  });
  const workspaceId = useAppSelector(selectWorkspaceId);
  const [stored] = useState(() => readStoredPost(workspaceId));
  const [draft, setDraft] = useState(stored?.draft ?? newDraft);
  const latestDraft = useLatest(draft);
  const [edited, setEdited] = useState(stored?.edited ?? null);
  const [reviewed, setReviewed] = useState<Publication | null>(null);
  const isTouched = edited ? JSON.stringify(draft) !== JSON.stringify(edited.first) : isBegun(draft);
  const [isStored, setStored] = useState(true);
  useEffect(
    () => setStored(writeStoredPost(workspaceId, isTouched ? { draft, edited } : null)),
    [workspaceId, isTouched, draft, edited],
  );
  useLeaveGuard(draft.files.some(isLocal) || (isTouched && !isStored), isStored ? text.filesUnsent : text.unsent);
  const open = (next: EditedPost | null, content: PostDraft) => {
    setEdited(next);
    setDraft(content);
    set({ compose: 'yes' });
  };
  const write = () => (edited || !isTouched ? open(null, newDraft()) : set({ compose: 'yes' }));
  const writeFor = async (day: string) => {
    if (edited && !(await mayReplace())) return;
    const time = { isLater: true, time: suggestedTime(day, new Date()) };
    open(null, edited ? { ...newDraft(), ...time } : { ...draft, ...time });
  };
  const close = () => {
    set({ compose: 'no' });
    if (!edited || isTouched) return;
    setEdited(null);
    setDraft(newDraft);
  };
  const handle = useRef<ListHandle>(null);
  useListKeys({ id: 'publishing', group: copy.instagramParts.publishing, list: handle });
  const { retry, cancel, withdraw, remove } = usePublicationActions(list);

  const mayReplace = async () => {
    const { reuseTitle: title, reuseText, reuseLabel: confirmLabel } = text;
    return !isTouched || confirm({ title, text: reuseText, confirmLabel });
  };
  const reuse = useLatest(async (post: Publication) => {
    if (await mayReplace()) open(null, draftOf(post));
  });
  const onReuse = useCallback((post: Publication) => reuse.current(post), [reuse]);
  const edit = useLatest(async (post: Publication) => {
    if (edited?.post.id === post.id && edited.post.revision === post.revision) return set({ compose: 'yes' });
    const content = editedDraftOf(post);
    if (await mayReplace()) open({ post, first: content }, content);
  });
  const onEdit = useCallback((post: Publication) => edit.current(post), [edit]);
  const onReview = useCallback(async (post: Publication) => setReviewed(post), []);

  const renderPost = (post: Publication) => (
    <PublicationRow
      post={post}
      onRetry={canPost ? retry : undefined}
      onReuse={canPost ? onReuse : undefined}
      onCancel={mayEdit ? cancel : undefined}
      onRemove={mayEdit ? remove : undefined}
      onReview={mayDecide ? onReview : undefined}
      onEdit={canPost ? onEdit : undefined}
      onWithdraw={mayEdit ? withdraw : undefined}
    />
  );

  return (
    <Panel as={isCalendar ? 'section' : Card}>
      <Head>
        <SegmentedControl
          legend={text.view.legend}
          options={[
            { value: 'list', label: text.view.list },
            { value: 'calendar', label: text.view.calendar },
          ]}
          value={values.view}
          onChange={(view) => set({ view })}
        />
        <Quiet hidden={isOff || listsAll}>
          {hasNoQuota ? text.quotaUnknown : quota ? text.quota(quota.data.used, quota.data.total) : ''}
        </Quiet>
        {canPost ? (
          <Button $variant="primary" onClick={write}>
            <Plus aria-hidden="true" />
            {text.new}
          </Button>
        ) : null}
      </Head>
      {mayDecide && !isCalendar && (workspace?.needsApproval || isFiltered) ? (
        <Shown>
          <SegmentedControl
            legend={text.shown.legend}
            options={[
              { value: 'all', label: text.shown.all },
              { value: 'waiting', label: text.shown.waiting },
            ]}
            value={values.posts}
            onChange={(posts) => set({ posts })}
          />
        </Shown>
      ) : null}
      <ViewAccessNote workspace={mayEdit ? null : workspace} />
      {isOff ? (
        <Banner
          tone="warning"
          action={
            mayConnect ? (
              <ConnectLink $size="small" to={routes.connectInstagram}>
                {text.notAllowed.connect}
              </ConnectLink>
            ) : null
          }
        >
          {text.notAllowed.text}
        </Banner>
      ) : null}
      {isCalendar ? (
        <PublishingCalendar
          month={values.month}
          onMonth={(month) => set({ month })}
          canPost={canPost}
          isCovered={values.compose === 'yes' || reviewed !== null}
          onNew={(day) => void writeFor(day)}
          renderPost={renderPost}
        />
      ) : (
        <LiveList
          handle={handle}
          list={list}
          listKey={values.posts}
          texts={text.list}
          empty={
            isFiltered
              ? { title: text.shown.noneWaiting, text: '', icon: <Images />, action: null }
              : {
                  title: text.list.emptyTitle,
                  text: !canPost ? '' : text.list.emptyText,
                  scene: 'grid',
                  action: canPost ? <Button onClick={write}>{text.new}</Button> : null,
                }
          }
          rowId={idOf}
          rowName={rowName}
          rowTime={timeOf}
          rowHeight={ROW_HEIGHT_PX}
          rowKeys={{
            r: (post) => {
              if (post.state === 'failed' && canPost) void retry(post);
            },
          }}
        >
          {renderPost}
        </LiveList>
      )}
      <Dialog
        open={values.compose === 'yes' && canPost}
        onClose={close}
        title={edited ? text.form.editTitle : text.form.title}
        size="large"
      >
        <PostForm
          edited={edited?.post}
          draft={draft}
          setDraft={setDraft}
          onDone={(sent) => {
            if (sent && sent !== latestDraft.current) return;
            // Effects do not run if the page was left meanwhile.
            writeStoredPost(workspaceId, null);
            setEdited(null);
            setDraft(newDraft);
            set({ compose: 'no' });
          }}
        />
      </Dialog>
      <ReviewDialog
        post={reviewed}
        onClose={() => setReviewed(null)}
        onDecided={(post) => (isFiltered ? list.drop(post) : list.put(post))}
      />
    </Panel>
  );
}

const Panel = styled.section`
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

const Shown = styled.div`
  justify-self: start;
`;

const Quiet = styled.span`
  margin-inline-start: auto;
  ${media.narrow} { order: 1; width: 100%; min-height: 1lh; margin: 0; &[hidden] { display: none; } }
  color: ${color.textMuted};
  font-size: ${font.size.small};
`;

const ConnectLink = styled(Link)<ButtonLook>`
  ${buttonStyle}
`;

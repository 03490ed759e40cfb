import { type Publication, routes } from '@fanfare/shared/contracts';
import { useHost, useLeaveGuard, useListKeys } from '@fanfare/shared/host';
import { Link, oneOf, useQueryState } from '@fanfare/shared/router';
import { selectListsAllAccounts, selectWorkspace, useAppSelector, usePermission } from '@fanfare/shared/store';
import { Banner, Button, type ButtonLook, buttonStyle, Card, color, Dialog, font, space } from '@fanfare/shared/ui';
import { type ListHandle, LiveList, usePagedList, ViewAccessNote } from '@fanfare/shared/widgets';
import { Images, Plus } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy/instagram/publishing.ts';
import { useLatest } from '../../state/useLatest.ts';
import { useMissingPermission } from '../../state/useMissingPermission.ts';
import { PostForm } from './PostForm.tsx';
import { PublicationRow } from './PublicationRow.tsx';
import { draftOf, isBegun, newDraft } from './postDraft.ts';
import { useLazyOlderPublicationsQuery, usePublicationsQuery, usePublishingQuotaQuery } from './publishing.api.ts';
import { usePublicationActions } from './usePublicationActions.ts';

const text = copy.publishing;
const ROW_HEIGHT_PX = 88;
/** Polling interval while a post is being published. */
const WATCH_MS = 3_000;
const params = { compose: oneOf(['no', 'yes'], 'no') };
const idOf = ({ id }: Publication) => id;
const timeOf = ({ createdAt }: Publication) => createdAt;
const rowName = ({ caption, kind }: Publication) => caption?.slice(0, 60) ?? text.kinds[kind];
const isOnItsWay = ({ state }: Publication) => state === 'preparing' || state === 'processing' || state === 'publishing';

export function PublishingPanel() {
  const { confirm } = useHost();
  const { values, set } = useQueryState(params);
  const { currentData: first } = usePublicationsQuery();
  const query = usePublicationsQuery(undefined, {
    pollingInterval: first?.rows.some((post) => isOnItsWay(post) || post.state === 'scheduled') ? WATCH_MS : 0,
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
    listKey: '',
    query,
    readPage: (cursor) => readOlder(cursor).unwrap(),
    idOf,
    timeOf,
    keepsPlace: true,
  });
  const [draft, setDraft] = useState(newDraft);
  useLeaveGuard(isBegun(draft), text.unsent);
  const write = () => set({ compose: 'yes' });
  const handle = useRef<ListHandle>(null);
  useListKeys({ id: 'publishing', group: copy.instagramParts.publishing, list: handle });
  const { retry, cancel, remove } = usePublicationActions(list);

  const reuse = useLatest(async (post: Publication) => {
    const { reuseTitle: title, reuseText, reuseLabel: confirmLabel } = text;
    if (isBegun(draft) && !(await confirm({ title, text: reuseText, confirmLabel }))) return;
    setDraft(draftOf(post));
    write();
  });
  const onReuse = useCallback((post: Publication) => reuse.current(post), [reuse]);

  return (
    <Panel>
      <Head>
        <Quiet>
          {isOff || listsAll ? '' : hasNoQuota ? text.quotaUnknown : quota ? text.quota(quota.data.used, quota.data.total) : ''}
        </Quiet>
        {canPost ? (
          <Button $variant="primary" onClick={write}>
            <Plus aria-hidden="true" />
            {text.new}
          </Button>
        ) : null}
      </Head>
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
      <LiveList
        handle={handle}
        list={list}
        listKey=""
        texts={text.list}
        empty={{
          title: text.list.emptyTitle,
          text: !canPost ? '' : text.list.emptyText,
          icon: <Images />,
          action: canPost ? <Button onClick={write}>{text.new}</Button> : null,
        }}
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
        {(post) => (
          <PublicationRow
            post={post}
            onRetry={canPost ? retry : undefined}
            onReuse={canPost ? onReuse : undefined}
            onCancel={mayEdit ? cancel : undefined}
            onRemove={mayEdit ? remove : undefined}
          />
        )}
      </LiveList>
      <Dialog open={values.compose === 'yes' && canPost} onClose={() => set({ compose: 'no' })} title={text.form.title}>
        <PostForm draft={draft} setDraft={setDraft} onDone={() => set({ compose: 'no' })} />
      </Dialog>
    </Panel>
  );
}

const Panel = styled(Card)`
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

const Quiet = styled.span`
  color: ${color.textMuted};
  font-size: ${font.size.small};
`;

const ConnectLink = styled(Link)<ButtonLook>`
  ${buttonStyle}
`;

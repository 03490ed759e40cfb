import { routes } from '@fanfare/shared/contracts';
import { UserMenu } from '@fanfare/shared/host';
import { useLocation, useNavigate } from '@fanfare/shared/router';
import { selectWorkspaceId, useAppDispatch, useAppSelector, useNeedsApproval, usePermission } from '@fanfare/shared/store';
import { AfterPaint, IconButton, lazyPart, Skeleton, VisuallyHidden } from '@fanfare/shared/ui';
import { ArrowLeft } from 'lucide-react';
import { type ComponentProps, useLayoutEffect } from 'react';
import { copy } from '../copy.ts';
import { FlowStatus } from '../features/publish/FlowStatus.tsx';
import { PublishButton } from '../features/publish/PublishButtons.tsx';
import { FlowNameField } from '../features/save-load/FlowNameField.tsx';
import { SaveIndicator } from '../features/save-load/SaveIndicator.tsx';
import { SaveLoadBar } from '../features/save-load/SaveLoadBar.tsx';
import { flowNameFromUrl } from '../features/save-load/useFlowFromUrl.ts';
import { useSaveFlow } from '../features/save-load/useSaveFlow.ts';
import { flowBuilderSlice } from '../state/slices/flowBuilder.slice.ts';
import { adoptStoredDraft } from '../state/stored-drafts/storedDrafts.ts';
import { useBuilderSelector } from '../state/useBuilderSelector.ts';
import { Facts, Header, Screen, Title, Tools } from './FlowBuilderLayout.tsx';
import { LazyWorkbench } from './LazyWorkbench.tsx';

const { Part: ApprovalBadge } = lazyPart(() =>
  import(/* webpackChunkName: "approval" */ '../features/publish/approval/ApprovalBadge.tsx').then(
    (module) => module.ApprovalBadge,
  ),
);
const { Part: RequestButton } = lazyPart<ComponentProps<typeof PublishButton>>(
  () =>
    import(/* webpackChunkName: "approval" */ '../features/publish/approval/RequestButton.tsx').then(
      (module) => module.RequestButton,
    ),
  { Meanwhile: () => <Skeleton $height="40px" $width="9em" /> },
);

export function FlowBuilderScreen() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const workspaceId = useAppSelector(selectWorkspaceId);
  const ownerId = useBuilderSelector(flowBuilderSlice.selectors.selectOwnerId);
  const { search } = useLocation();
  const mayEdit = usePermission('flows.edit');
  const hasApproval = useBuilderSelector(flowBuilderSlice.selectors.selectOpenFlow)?.approval;
  const save = useSaveFlow();
  const Publish = useNeedsApproval() ? RequestButton : PublishButton;
  useLayoutEffect(() => {
    if (ownerId === workspaceId) return;
    const kept = adoptStoredDraft(workspaceId, flowNameFromUrl(search));
    dispatch(flowBuilderSlice.actions.builderOpened({ workspaceId, kept }));
  }, [dispatch, ownerId, workspaceId, search]);

  if (ownerId !== workspaceId) return null;
  return (
    <Screen data-fills-window>
      <Header>
        <IconButton $variant="quiet" aria-label={copy.back} title={copy.back} onClick={() => navigate(routes.dashboard)}>
          <ArrowLeft aria-hidden="true" />
        </IconButton>
        <Title>
          <VisuallyHidden as="h1">{copy.title}</VisuallyHidden>
          <FlowNameField />
          <Facts>
            <FlowStatus />
            {hasApproval ? <ApprovalBadge /> : null}
            {mayEdit ? <SaveIndicator /> : null}
          </Facts>
        </Title>
        <Tools>
          <AfterPaint fallback={<Skeleton $height="40px" $width="320px" />}>
            <SaveLoadBar />
            {mayEdit ? <Publish onSave={save} /> : null}
          </AfterPaint>
        </Tools>
        <UserMenu />
      </Header>
      <LazyWorkbench />
    </Screen>
  );
}

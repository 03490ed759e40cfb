import { type Automation, type AutomationActivity, overlaps } from '@fanfare/shared/contracts';
import { openId, useQueryState } from '@fanfare/shared/router';
import { usePermission } from '@fanfare/shared/store';
import { Button, color, font, lazyPart, SkeletonRows, StatePanel, space } from '@fanfare/shared/ui';
import { Unplug } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy/automation.ts';
import { AutomationCard } from './AutomationCard.tsx';
import { useAutomationHistoryQuery, useAutomationListQuery } from './automations.api.ts';
import { SortableCards } from './SortableCards.tsx';
import { type Answer, TryMessage } from './TryMessage.tsx';
import { useApprovals } from './useApprovals.ts';
import { useAutomationChanges } from './useAutomationChanges.ts';

const text = copy.list;
const params = { automation: openId() };
const none: readonly Automation[] = [];

const { Part: EditorDialog } = lazyPart(() => import('./editor/EditorDialog.tsx').then((module) => module.EditorDialog), {
  onMissing: ({ onClose }) => onClose(),
});

interface AutomationListProps {
  onCreate: () => void;
  /** Not shown while the list loads, because its height changes. */
  after: ReactNode;
}

export function AutomationList({ onCreate, after }: AutomationListProps) {
  const list = useAutomationListQuery();
  // A late line of each card would move the list.
  const { data: history, isLoading } = useAutomationHistoryQuery();
  if (list.isLoading || isLoading) return <SkeletonRows label={text.loading} count={3} height="180px" />;
  return (
    <>
      <LoadedList list={list} history={history} onCreate={onCreate} />
      {after}
    </>
  );
}

interface LoadedListProps {
  list: ReturnType<typeof useAutomationListQuery>;
  /** Undefined if it could not be loaded. A second subscription would load it again. */
  history: AutomationActivity[] | undefined;
  onCreate: () => void;
}

function LoadedList({ list, history, onCreate }: LoadedListProps) {
  const { data: automations = none, error, isError, refetch } = list;
  const mayEdit = usePermission('flows.edit');
  const changes = useAutomationChanges(automations);
  const approvals = useApprovals();
  const [edited, setEdited] = useState<Automation | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const found = overlaps(automations);
  const { values } = useQueryState(params);

  if (isError && automations.length === 0) {
    return (
      <StatePanel
        kind="failed"
        error={error}
        title={text.failed}
        icon={<Unplug />}
        action={<Button onClick={refetch}>{copy.retry}</Button>}
      />
    );
  }
  if (automations.length === 0) {
    return (
      <StatePanel
        kind="empty"
        title={text.empty}
        scene="flow"
        action={
          mayEdit ? (
            <Button $variant="primary" onClick={onCreate}>
              {text.createFirst}
            </Button>
          ) : null
        }
      >
        {mayEdit ? text.emptyText : null}
      </StatePanel>
    );
  }
  return (
    <section aria-labelledby="automations">
      <Head>
        <h2 id="automations">{text.title}</h2>
        <span>{text.order}</span>
      </Head>
      <TryMessage onAnswer={setAnswer} />
      <SortableCards automations={automations} canSort={mayEdit && automations.length > 1} onMove={changes.move}>
        {(automation, place) => (
          <AutomationCard
            automation={automation}
            activity={history?.find(({ automationId }) => automationId === automation._id)}
            place={place}
            count={automations.length}
            taken={found.get(automation._id)}
            isWaiting={approvals.some(({ flow }) => flow.id === automation.flowId)}
            consideration={answer?.considered.find(({ automationId }) => automationId === automation._id)}
            changes={changes}
            isTarget={automation._id === values.automation}
            onEdit={() => {
              setEdited(automation);
              setIsOpen(true);
            }}
          />
        )}
      </SortableCards>
      {edited && mayEdit ? <EditorDialog open={isOpen} automation={edited} onClose={() => setIsOpen(false)} /> : null}
    </section>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space.x2};
  margin-bottom: ${space.x1half};
  span { color: ${color.textMuted}; font-size: ${font.size.small}; }
`;

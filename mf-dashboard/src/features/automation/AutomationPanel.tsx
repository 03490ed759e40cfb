import { newFlowState, routes, webhookEventsPath } from '@fanfare/shared/contracts';
import { SectionCard } from '@fanfare/shared/domain';
import { Link } from '@fanfare/shared/router';
import { usePermission } from '@fanfare/shared/store';
import { BusyButton, type ButtonLook, buttonStyle, space } from '@fanfare/shared/ui';
import { Bot, List, PlugZap, Plus } from 'lucide-react';
import styled from 'styled-components';
import { copy } from '../../copy/automation.ts';
import { useWeekOfFlowsQuery } from '../../state/flows.api.ts';
import { FlowFigures } from './FlowFigures.tsx';
import { useWebhookProbe } from './useWebhookProbe.ts';
import { WebhookConfiguration } from './WebhookConfiguration.tsx';

const text = copy.automation;

export function AutomationPanel() {
  const mayEdit = usePermission('flows.edit');
  const mayTest = usePermission('events.manage');
  const { isLoading } = useWeekOfFlowsQuery();
  const { probe, isProbing } = useWebhookProbe();
  return (
    <Column>
      <FlowFigures />
      {isLoading ? null : (
        <>
          <WebhookConfiguration />
          <SectionCard title={text.actions.title}>
            <Buttons>
              {mayEdit ? (
                <ActionLink to={routes.flowBuilder} state={newFlowState} $variant="primary">
                  <Plus aria-hidden="true" />
                  {text.actions.create}
                </ActionLink>
              ) : null}
              <ActionLink to={routes.automation}>
                <Bot aria-hidden="true" />
                {text.actions.manage}
              </ActionLink>
              {mayTest ? (
                <BusyButton isBusy={isProbing} busyText={text.webhook.busy} onClick={() => void probe()}>
                  <PlugZap aria-hidden="true" />
                  {text.actions.test}
                </BusyButton>
              ) : null}
              <ActionLink to={webhookEventsPath}>
                <List aria-hidden="true" />
                {text.actions.logs}
              </ActionLink>
            </Buttons>
          </SectionCard>
        </>
      )}
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x3};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x1};
`;

const ActionLink = styled(Link)<ButtonLook>`
  ${buttonStyle}
`;

import { failureNotice } from '@fanfare/shared/api';
import { routes, webhookEventsPath } from '@fanfare/shared/contracts';
import { SectionCard } from '@fanfare/shared/domain';
import { useHost } from '@fanfare/shared/host';
import { usePermission } from '@fanfare/shared/store';
import { BusyButton, space } from '@fanfare/shared/ui';
import { List, PlugZap, Settings } from 'lucide-react';
import styled from 'styled-components';
import { ActionLink } from '../../components/ActionLink.ts';
import { copy } from '../../copy/automation.ts';
import { useTryWebhookMutation } from './webhook.api.ts';

const text = copy.actions;
const OK = 200;

export function QuickActions() {
  const { toast } = useHost();
  const [tryWebhook, { isLoading }] = useTryWebhookMutation();
  const mayTest = usePermission('events.manage');
  const test = async () => {
    const { data, error } = await tryWebhook();
    if (data?.statusCode === OK) toast({ kind: 'success', title: text.tested(data.durationMs) });
    else if (data) toast({ kind: 'error', title: text.testTexts.failed, description: String(data.statusCode) });
    else toast(failureNotice(error, text.testTexts));
  };
  return (
    <SectionCard title={text.title}>
      <Buttons>
        {mayTest ? (
          <BusyButton isBusy={isLoading} busyText={text.testing} onClick={() => void test()}>
            <PlugZap aria-hidden="true" />
            {text.test}
          </BusyButton>
        ) : null}
        <ActionLink to={webhookEventsPath}>
          <List aria-hidden="true" />
          {text.logs}
        </ActionLink>
        <ActionLink to={routes.settings}>
          <Settings aria-hidden="true" />
          {text.settings}
        </ActionLink>
      </Buttons>
    </SectionCard>
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x1};
`;

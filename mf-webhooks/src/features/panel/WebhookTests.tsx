import type { SimulatableEventType } from '@fanfare/shared/contracts';
import { AccountNote } from '@fanfare/shared/domain';
import { usePermission } from '@fanfare/shared/store';
import { Button, color, font, space } from '@fanfare/shared/ui';
import { PlugZap } from 'lucide-react';
import styled from 'styled-components';
import { Section } from '../../components/Section.tsx';
import { panelCopy } from '../../copy/panel.ts';
import { TestResults } from './TestResults.tsx';
import { useWebhookTests } from './useWebhookTests.ts';

const text = panelCopy.tests;
const types: readonly SimulatableEventType[] = ['comments', 'mentions', 'live_comments', 'message_reactions'];

export function WebhookTests() {
  const mayTest = usePermission('events.manage');
  const { results, isBusy, test, simulate } = useWebhookTests();
  if (!mayTest) return null;
  return (
    <Section title={text.title}>
      <Quiet>{text.text}</Quiet>
      <AccountNote />
      <Buttons>
        <Button $variant="primary" disabled={isBusy} onClick={() => void test()}>
          <PlugZap aria-hidden="true" />
          {text.endpoint}
        </Button>
        {types.map((type) => (
          <Button key={type} disabled={isBusy} onClick={() => void simulate(type)}>
            {text.button(text.types[type])}
          </Button>
        ))}
      </Buttons>
      <TestResults results={results} />
    </Section>
  );
}

const Quiet = styled.p`
  color: ${color.textMuted};
  font-size: ${font.size.small};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x1};
`;

import { RelativeTime, SectionCard } from '@fanfare/shared/parts';
import { Button, color, font, space, VisuallyHidden } from '@fanfare/shared/ui';
import { CircleCheck, CircleX, PlugZap } from 'lucide-react';
import styled from 'styled-components';
import { panelCopy } from '../../copy/panel.ts';
import { type SimulatedType, useWebhookTests } from './useWebhookTests.ts';

const text = panelCopy.tests;
const types: readonly SimulatedType[] = ['comments', 'mentions', 'live_comments', 'message_reactions'];

export function WebhookTests() {
  const { results, isBusy, test, simulate } = useWebhookTests();
  return (
    <SectionCard title={text.title}>
      <Quiet>{text.text}</Quiet>
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
      <div aria-live="polite">
        {results.length === 0 ? (
          <Quiet>{text.noResults}</Quiet>
        ) : (
          <Results aria-label={text.results}>
            {results.map(({ id, isPassed, title, detail, at }) => (
              <li key={id}>
                {isPassed ? <Good aria-hidden="true" /> : <Bad aria-hidden="true" />}
                <span>
                  <VisuallyHidden>{isPassed ? text.passed : text.notPassed}: </VisuallyHidden>
                  {title}
                  {detail ? <small>{detail}</small> : null}
                </span>
                <Quiet as="span">
                  <RelativeTime at={at} />
                </Quiet>
              </li>
            ))}
          </Results>
        )}
      </div>
    </SectionCard>
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

const Results = styled.ul`
  display: grid;
  gap: ${space.half};
  li { display: flex; align-items: center; gap: ${space.x1}; min-height: 32px; }
  li > svg { flex: none; width: 18px; height: 18px; }
  li > :nth-child(2) { flex: 1; min-width: 0; }
  small { margin-left: ${space.x1}; color: ${color.textMuted}; font-size: ${font.size.small}; }
`;

const Good = styled(CircleCheck)`
  color: ${color.success};
`;

const Bad = styled(CircleX)`
  color: ${color.danger};
`;

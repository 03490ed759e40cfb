import { RelativeTime } from '@fanfare/shared/domain';
import { color, font, space, VisuallyHidden } from '@fanfare/shared/ui';
import { CircleCheck, CircleX } from 'lucide-react';
import styled from 'styled-components';
import { panelCopy } from '../../copy/panel.ts';
import type { PanelResult } from './useWebhookTests.ts';

const text = panelCopy.tests;

export function TestResults({ results }: { results: readonly PanelResult[] }) {
  return (
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
  );
}

const Quiet = styled.p`
  color: ${color.textMuted};
  font-size: ${font.size.small};
`;

const Results = styled.ul`
  display: grid;
  gap: ${space.half};
  li { display: flex; align-items: center; gap: ${space.x1}; min-height: 32px; }
  li > svg { flex: none; width: 18px; height: 18px; }
  li > :nth-child(2) { flex: 1; min-width: 0; }
  small { margin-inline-start: ${space.x1}; color: ${color.textMuted}; font-size: ${font.size.small}; }
`;

const Good = styled(CircleCheck)`
  color: ${color.success};
`;

const Bad = styled(CircleX)`
  color: ${color.danger};
`;

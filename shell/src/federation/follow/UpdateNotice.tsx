import { listText } from '@fanfare/shared/domain';
import { Button, color, depth, font, radius, shadow, space } from '@fanfare/shared/ui';
import { Sparkles } from 'lucide-react';
import styled from 'styled-components';
import { lazyCopy } from '../../messages/lazyCopy.ts';
import type { Update } from './followReleases.ts';

export function UpdateNotice({ update }: { update: Update }) {
  const { parts, needsReload, apply, later } = update;
  return (
    <Notice role="status">
      <Sparkles aria-hidden="true" size={20} />
      <div>
        <strong>{lazyCopy.update.title(listText(parts))}</strong>
        <p>{needsReload ? lazyCopy.update.reloadText : lazyCopy.update.text}</p>
      </div>
      <Actions>
        <Button $size="small" $variant="quiet" onClick={later}>
          {lazyCopy.update.later}
        </Button>
        <Button $size="small" $variant="primary" onClick={() => (needsReload ? location.reload() : void apply())}>
          {needsReload ? lazyCopy.update.reload : lazyCopy.update.apply}
        </Button>
      </Actions>
    </Notice>
  );
}

const Notice = styled.div`
  position: fixed;
  left: 50%;
  bottom: calc(var(--frame-bottom, 0px) + ${space.x2});
  z-index: ${depth.toast};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x1half};
  width: min(560px, calc(100vw - 2 * ${space.x2}));
  padding: ${space.x1half} ${space.x2};
  translate: -50%;
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surface};
  color: ${color.text};
  box-shadow: ${shadow.high};
  font-size: ${font.size.body};
  > svg { flex: none; color: ${color.accent}; }
  > div:first-of-type { flex: 1 1 220px; min-width: 0; }
  p { color: ${color.textMuted}; font-size: ${font.size.small}; }
`;

const Actions = styled.div`
  display: flex;
  gap: ${space.x1};
  margin-inline-start: auto;
`;

import type { UserLimit } from '@fanfare/shared/contracts';
import { decimalText } from '@fanfare/shared/domain';
import { color, font, motion, radius, space } from '@fanfare/shared/ui';
import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { copy as text } from '../../copy/limits.ts';

const NEAR_PERCENT = 80;

type State = 'ok' | 'near' | 'full';

export function LimitItem({ limit }: { limit: UserLimit }) {
  const nameId = useId();
  const { name, used, allowed } = limit;
  const unit = name === 'flowMegabytes' ? text.megabytes : name === 'databaseSecondsPerMinute' ? text.seconds : String;
  const most = unit(decimalText(allowed, 3));
  if (used === null) {
    return (
      <Item>
        <Head>
          <strong>{text.names[name]}</strong>
          <Amount>{text.upTo(most)}</Amount>
        </Head>
        <p>{text.about[name]}</p>
      </Item>
    );
  }
  // Rounded down, so that 499 of 500 is not yet full.
  const percent = Math.floor((used / allowed) * 100);
  const state: State = percent >= 100 ? 'full' : percent >= NEAR_PERCENT ? 'near' : 'ok';
  const amount = text.used(decimalText(used, 3), most);
  const share = text.percent(decimalText(percent));
  return (
    <Item>
      <Head>
        <strong id={nameId}>{text.names[name]}</strong>
        <Amount>{amount}</Amount>
      </Head>
      <Track
        role="meter"
        aria-labelledby={nameId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.min(percent, 100)}
        aria-valuetext={`${amount}, ${share}`}
      >
        <Bar $state={state} style={{ width: `${Math.min(percent, 100)}%` }} />
      </Track>
      <p>{text.about[name]}</p>
      {state === 'ok' ? null : <Advice limit={limit} state={state} share={share} />}
    </Item>
  );
}

interface AdviceProps {
  limit: UserLimit;
  state: State;
  share: string;
}

function Advice({ limit: { name, setting }, state, share }: AdviceProps) {
  return (
    <Hint>
      <Status $state={state}>
        <TriangleAlert aria-hidden="true" size={16} />
        {state === 'full' ? text.full : share}
      </Status>
      <span>
        {name === 'versionsPerFlow' ? '' : text.advice[name]} {setting ? text.raise(setting) : ''}
      </span>
    </Hint>
  );
}

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.half};
  padding: ${space.x1half} 0;
  & + & { border-top: 1px solid ${color.border}; }
  > p { color: ${color.textMuted}; font-size: ${font.size.small}; overflow-wrap: anywhere; }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space.x1};
  strong { font-weight: ${font.weight.medium}; }
`;

const Amount = styled.span`
  margin-inline-start: auto;
  font-size: ${font.size.small};
  font-variant-numeric: tabular-nums;
`;

const Track = styled.div`
  height: 6px;
  overflow: hidden;
  border-radius: ${radius.pill};
  background: ${color.sunken};
  box-shadow: inset 0 0 0 1px ${color.borderStrong};
`;

const bars: Readonly<Record<State, string>> = { ok: color.accent, near: color.warning, full: color.danger };

const Bar = styled.div<{ $state: State }>`
  height: 100%;
  border-radius: ${radius.pill};
  background: ${({ $state }) => bars[$state]};
  transition: width ${motion.calm};
`;

const Hint = styled.div`
  display: grid;
  gap: ${space.half};
  margin-top: ${space.half};
  font-size: ${font.size.small};
  > span { overflow-wrap: anywhere; }
`;

const Status = styled.strong<{ $state: State }>`
  display: flex;
  align-items: center;
  gap: ${space.half};
  color: ${({ $state }) => bars[$state]};
  font-weight: ${font.weight.medium};
`;

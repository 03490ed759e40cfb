import { Button, color, font, space } from '@fanfare/shared/ui';
import { Switch } from '@fanfare/shared/widgets';
import { RefreshCw } from 'lucide-react';
import styled from 'styled-components';
import { sectionsCopy } from '../copy/sections.ts';
import { useAutoRefresh } from '../state/useAutoRefresh.ts';

const text = sectionsCopy.refresh;

interface AutoRefreshProps {
  onRefresh: () => void;
  isRefreshing: boolean;
}

export function AutoRefresh({ onRefresh, isRefreshing }: AutoRefreshProps) {
  const { isOn, setOn, left, refreshNow } = useAutoRefresh(onRefresh);
  return (
    <Row>
      <Switch label={text.auto} checked={isOn} onChange={setOn} />
      <Left aria-hidden="true">{isOn ? text.left(left) : ''}</Left>
      <Button $size="small" disabled={isRefreshing} onClick={refreshNow}>
        <RefreshCw aria-hidden="true" />
        {text.now}
      </Button>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x1} ${space.x1half};
  font-size: ${font.size.small};
`;

// As wide as its longest text, so that its neighbours do not move every second.
const Left = styled.span`
  min-width: 5ch;
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;
  &:empty { display: none; }
`;

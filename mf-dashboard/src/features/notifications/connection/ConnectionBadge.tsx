import { reconnectRequested, selectConnection, useAppDispatch, useAppSelector } from '@fanfare/shared/store';
import { Badge, Button, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { frame as copy } from '../../../copy/frame.ts';
import { connectionWords } from './connectionWords.ts';

/** Whether events arrive by themselves, in words; offers to reconnect once the attempts are used up. */
export function ConnectionBadge() {
  const { words, tone, isOffline } = connectionWords(useAppSelector(selectConnection));
  const dispatch = useAppDispatch();
  return (
    <Row>
      <Badge tone={tone} dot={tone === 'success' ? 'filled' : 'hollow'}>
        {words}
      </Badge>
      {isOffline ? (
        <Button $size="small" onClick={() => dispatch(reconnectRequested())}>
          {copy.connection.reconnect}
        </Button>
      ) : null}
    </Row>
  );
}

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.x1};
`;

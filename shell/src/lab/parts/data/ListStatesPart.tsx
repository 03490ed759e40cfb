import { Button } from '@fanfare/shared/ui';
import { ListStates } from '@fanfare/shared/widgets';
import { MessageCircle } from 'lucide-react';
import { State } from '../../State.tsx';

const events = {
  noun: 'events',
  count: 0,
  isLoading: false,
  onRetry: () => undefined,
  rowHeight: 56,
  empty: {
    title: 'No events yet',
    text: 'Every message, comment and story reply that reaches your account appears here.',
    icon: <MessageCircle />,
    action: <Button $variant="primary">Send a test event</Button>,
  },
};

export function ListStatesPart() {
  return (
    <>
      <State name="Loading">
        <ListStates {...events} isLoading>
          {null}
        </ListStates>
      </State>
      <State name="Failed">
        <ListStates {...events} error="The server does not answer.">
          {null}
        </ListStates>
      </State>
      <State name="Nothing matches">
        <ListStates {...events} onClearFilters={() => undefined}>
          {null}
        </ListStates>
      </State>
      <State name="Nothing yet">
        <ListStates {...events}>{null}</ListStates>
      </State>
      <State name="Rows that could not be refreshed">
        <ListStates {...events} count={2} error="The server does not answer.">
          <p>Message from Ana Costa</p>
          <p>Comment from Jonas Weber</p>
        </ListStates>
      </State>
    </>
  );
}

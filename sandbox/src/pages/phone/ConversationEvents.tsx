import type { SubmitEvent } from 'react';
import { styled } from 'styled-components';
import type { AccountView, ConversationView } from '../../state/views.ts';
import { change } from '../api/sandboxApi.ts';
import { Button } from '../ui/Button.ts';
import { Problem } from '../ui/feedback/Problem.tsx';
import { useAction } from '../ui/feedback/useAction.ts';
import { Switch } from '../ui/fields/Switch.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { Card } from '../ui/frame/Card.ts';
import { Row } from '../ui/frame/Row.ts';
import type { DraftAbout } from './composer/DraftAbout.ts';

interface ConversationEventsProps {
  account: AccountView;
  path: string;
  conversation: ConversationView;
  onArrive: (about: DraftAbout) => void;
}

export function ConversationEvents({ account, path, conversation, onArrive }: ConversationEventsProps) {
  const { act, problem } = useAction();
  const { isThreadElsewhere, isBlocking, windowClosesAt } = conversation;
  const handOver = (what: string) => void act(() => change('POST', `${path}/handover`, { what }));

  function arrive(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const ref = String(fields.get('ref')).trim();
    const adId = String(fields.get('adId')).trim() || null;
    // Links are reported immediately only in an existing conversation; ads always come with a message.
    if (windowClosesAt === null || adId !== null) onArrive({ kind: 'referral', ref, adId });
    else void act(() => change('POST', `${path}/link`, { ref }));
  }

  return (
    <Card aria-label="Turns of events">
      <h2>Turns of events</h2>
      <Form onSubmit={arrive}>
        <TextField
          label={`Come by ig.me/m/${account.username}?ref=`}
          name="ref"
          required
          maxLength={2_000}
          placeholder="summer"
        />
        <TextField label="… or by an ad (its id)" name="adId" inputMode="numeric" />
        <Button $small type="submit">
          Open the link
        </Button>
      </Form>
      <Row>
        {isThreadElsewhere ? (
          <Button $small onClick={() => handOver('otherAppGivesBack')}>
            Other app gives the thread back
          </Button>
        ) : (
          <Button $small onClick={() => handOver('otherAppTakes')}>
            Other app takes the thread
          </Button>
        )}
        <Button $small onClick={() => handOver('otherAppAsks')}>
          Other app asks for it
        </Button>
      </Row>
      <Switch isOn={isBlocking} onChange={(next) => void act(() => change('PATCH', path, { isBlocking: next }))}>
        The follower blocks the account
      </Switch>
      <Problem text={problem} />
    </Card>
  );
}

const Form = styled.form`
  display: grid;
  gap: 8px;
  justify-items: start;
  > div {
    width: 100%;
  }
`;

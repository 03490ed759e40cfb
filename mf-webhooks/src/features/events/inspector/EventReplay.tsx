import { type FailureNotice, failureNotice } from '@fanfare/shared/api';
import type { ResponseOf } from '@fanfare/shared/contracts';
import { Considerations, outcomeTexts } from '@fanfare/shared/domain';
import { useHost } from '@fanfare/shared/host';
import { localize } from '@fanfare/shared/language';
import { useAppDispatch } from '@fanfare/shared/store';
import { Banner, BusyButton, Button, color, FailureBanner, font, radius, space } from '@fanfare/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { inspectorCopy } from '../../../copy/inspector.ts';
import { refetchEvents, useReplayEventMutation } from '../events.api.ts';

const text = inspectorCopy.replay;
type Replayed = ResponseOf<'POST /api/webhooks/events/{id}/replay'>['data'];

interface EventReplayProps {
  id: string;
  onOpen: (eventId: string) => void;
}

export function EventReplay({ id, onOpen }: EventReplayProps) {
  const { confirm, toast } = useHost();
  const dispatch = useAppDispatch();
  const [replay, { isLoading, originalArgs }] = useReplayEventMutation();
  const [answer, setAnswer] = useState<Replayed | null>(null);
  const [failure, setFailure] = useState<FailureNotice | null>(null);
  const isBusyWith = (mode: Replayed['mode']) => isLoading && originalArgs?.mode === mode;

  const run = async (mode: Replayed['mode']) => {
    setFailure(null);
    const { data, error } = await replay({ id, mode });
    if (!data) return setFailure(failureNotice(error, text.failed));
    setAnswer(data.data);
    if (mode === 'dry_run') return;
    dispatch(refetchEvents());
    toast({ kind: 'success', title: text.replayed });
  };
  const runForReal = async () => {
    const question = { title: text.ask, text: text.askText(answer?.people ?? 1), confirmLabel: text.real };
    if (await confirm({ ...question, tone: 'danger' })) await run('real');
  };

  return (
    <Frame>
      <p>{text.text}</p>
      <Buttons>
        <BusyButton
          isBusy={isBusyWith('dry_run')}
          busyText={text.running}
          disabled={isLoading}
          onClick={() => void run('dry_run')}
        >
          {text.dryRun}
        </BusyButton>
        {answer?.mode === 'dry_run' && answer.refusal === null ? (
          <BusyButton
            $variant="danger"
            isBusy={isBusyWith('real')}
            busyText={text.realBusy}
            disabled={isLoading}
            onClick={() => void runForReal()}
          >
            {text.real}
          </BusyButton>
        ) : null}
      </Buttons>
      {failure ? <FailureBanner failure={failure} /> : null}
      <div aria-live="polite">{answer ? <Answer answer={answer} onOpen={onOpen} /> : null}</div>
    </Frame>
  );
}

function Answer({ answer, onOpen }: { answer: Replayed; onOpen: (eventId: string) => void }) {
  const { outcome, replies, refusal, newEventId, considered, trace } = answer;
  return (
    <Frame>
      {newEventId ? (
        <Banner tone="success">
          {text.replayed}.{' '}
          <Button $size="small" onClick={() => onOpen(newEventId)}>
            {text.open}
          </Button>
        </Banner>
      ) : null}
      {refusal ? <Banner tone="warning">{localize(refusal.message, refusal.text)}</Banner> : null}
      {outcome ? (
        <section>
          <h3>{text.outcome}</h3>
          <p>{outcomeTexts[outcome]}</p>
        </section>
      ) : null}
      {refusal || newEventId ? null : (
        <section>
          <h3>{text.replies}</h3>
          {replies.length === 0 ? <p>{text.noReplies}</p> : null}
          <Replies>
            {replies.map((reply, place) => (
              <li key={`${place} ${reply}`} dir="auto">
                {reply}
              </li>
            ))}
          </Replies>
        </section>
      )}
      {considered.length > 0 ? (
        <section>
          <h3>{text.considered}</h3>
          <Considerations considered={considered} results={text.results} />
        </section>
      ) : null}
      {trace.length > 0 ? (
        <section>
          <h3>{text.steps}</h3>
          <Steps>
            {trace.map(({ stepNo, detail, message }, place) => (
              <li key={`${stepNo} ${place}`}>{localize(message, detail)}</li>
            ))}
          </Steps>
        </section>
      ) : null}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x2};
  overflow-wrap: anywhere;
  section { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space.half}; }
  h3 { font-size: ${font.size.small}; font-weight: ${font.weight.medium}; color: ${color.textMuted}; }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x1};
`;

const Replies = styled.ul`
  display: grid;
  justify-items: start;
  gap: ${space.half};
  li { padding: ${space.x1} ${space.x1half}; border-radius: ${radius.medium}; background: ${color.accentSoft}; }
`;

const Steps = styled.ol`
  display: grid;
  gap: ${space.half};
  padding-inline-start: ${space.x3};
  list-style: decimal;
`;

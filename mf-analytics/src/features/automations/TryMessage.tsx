import { failureNotice } from '@fanfare/shared/api';
import { type ResponseOf, TEST_TEXT_MAX_LENGTH } from '@fanfare/shared/contracts';
import { BusyButton, color, FailureBanner, font, Input, radius, space } from '@fanfare/shared/ui';
import { MessageCircleReply, MessageCircleX } from 'lucide-react';
import type { FormEvent } from 'react';
import { useState } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy/automation.ts';
import { useTryMessageMutation } from './automations.api.ts';

const text = copy.tryMessage;

export type Answer = ResponseOf<'POST /api/flows/probe'>['data'];

/** Asks which automation replies to a message. The cards show the reasons. */
export function TryMessage({ onAnswer }: { onAnswer: (answer: Answer | null) => void }) {
  const [words, setWords] = useState('');
  const [tryMessage, { data, error, isLoading, reset }] = useTryMessageMutation();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { data: answer = null } = await tryMessage(words);
    onAnswer(answer);
  };
  const type = (typed: string) => {
    setWords(typed);
    reset();
    onAnswer(null);
  };
  return (
    <Frame>
      <form onSubmit={(event) => void submit(event)}>
        <Input
          type="search"
          aria-label={text.label}
          placeholder={text.placeholder}
          maxLength={TEST_TEXT_MAX_LENGTH}
          value={words}
          onChange={({ target }) => type(target.value)}
        />
        <BusyButton type="submit" disabled={words.trim() === ''} isBusy={isLoading} busyText={text.asking}>
          {text.ask}
        </BusyButton>
      </form>
      <div role="status">
        {error ? <FailureBanner failure={failureNotice(error, text.failed)} /> : null}
        {data ? <Verdict answer={data} /> : null}
      </div>
    </Frame>
  );
}

function Verdict({ answer: { considered, replies } }: { answer: Answer }) {
  const chosen = considered.find(({ result }) => result === 'chosen');
  return (
    <Line $isFound={chosen !== undefined}>
      {chosen ? <MessageCircleReply aria-hidden="true" /> : <MessageCircleX aria-hidden="true" />}
      <b>{chosen ? text.chosen(chosen.name) : text.none}</b>
      {replies[0] ? <q dir="auto">{replies[0]}</q> : null}
    </Line>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${space.x1};
  padding: ${space.x2} 0;
  border-block: 1px solid ${color.border};
  form { display: flex; gap: ${space.x1}; max-width: 560px; }
  form button { flex: none; }
`;

const Line = styled.p<{ $isFound: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.half} ${space.x1};
  svg { flex: none; width: 16px; height: 16px; color: ${({ $isFound }) => ($isFound ? color.kindFlow : color.textMuted)}; }
  b { font-weight: ${font.weight.medium}; }
  q {
    overflow: hidden;
    max-width: 100%;
    padding: ${space.half} ${space.x1half};
    border-radius: ${radius.large};
    background: ${color.accentSoft};
    font-size: ${font.size.small};
    quotes: none;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

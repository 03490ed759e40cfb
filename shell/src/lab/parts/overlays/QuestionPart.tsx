import { Button, QuestionDialog } from '@fanfare/shared/ui';
import { type ComponentProps, useState } from 'react';
import { State } from '../../State.tsx';

type Question = Omit<ComponentProps<typeof QuestionDialog>, 'open' | 'onAnswer'>;

const questions: Record<string, Question> = {
  Confirm: { title: 'Publish “Prices”?', children: 'It answers followers from now on.', confirmLabel: 'Publish' },
  'Confirm harm': {
    title: 'Delete “Prices”?',
    children: 'Nothing brings it back. Runs under way end.',
    confirmLabel: 'Delete flow',
    tone: 'danger',
  },
  'Ask for a text': { title: 'Rename flow', confirmLabel: 'Rename', field: { label: 'New name', type: 'text' } },
  'Ask for a password': {
    title: 'Disconnect Instagram',
    children: 'Confirm that it is you.',
    confirmLabel: 'Disconnect',
    tone: 'danger',
    field: { label: 'Your password', type: 'password', autoComplete: 'current-password' },
  },
  Tell: {
    title: 'This flow is running',
    children: 'Stop it before you change its start.',
    confirmLabel: 'OK',
    cancelLabel: null,
  },
};

export function QuestionPart() {
  const [asked, setAsked] = useState<string | null>(null);
  const [answer, setAnswer] = useState('none yet');
  return (
    <State name="Waits for an answer" inRow>
      {Object.entries(questions).map(([name, question]) => (
        <div key={name}>
          <Button onClick={() => setAsked(name)}>{name}</Button>
          <QuestionDialog
            {...question}
            open={asked === name}
            onAnswer={(given) => {
              setAsked(null);
              setAnswer(given === null ? 'turned down' : given === '' ? 'confirmed' : 'a text');
            }}
          />
        </div>
      ))}
      <span>Answer: {answer}</span>
    </State>
  );
}

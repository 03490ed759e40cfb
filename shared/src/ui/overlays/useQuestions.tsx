import { type ReactNode, useCallback, useState } from 'react';
import type { QuestionProps } from './bodies/QuestionBody.tsx';
import { QuestionDialog } from './QuestionDialog.tsx';

type Question = Omit<QuestionProps, 'open' | 'onAnswer' | 'children'> & { text?: ReactNode };

interface Asked {
  id: number;
  question: Question;
  resolve: (answer: string | null) => void;
}

let lastId = 0;

/**
 * Creates a queue of questions.
 * @returns `window` to render, and `ask`, which resolves to the text of the field (empty without one), or to
 * null if cancelled
 */
export function useQuestions() {
  const [queue, setQueue] = useState<readonly Asked[]>([]);
  // Stays rendered but closed after the answer, so that focus can return.
  const [last, setLast] = useState<Asked | null>(null);

  const ask = useCallback(
    (question: Question) =>
      new Promise<string | null>((resolve) => {
        lastId += 1;
        const entry = { id: lastId, question, resolve };
        setQueue((all) => [...all, entry]);
      }),
    [],
  );

  const current = queue[0];
  const shown = current ?? last;
  const answer = (text: string | null) => {
    if (!current) return;
    setQueue((all) => all.filter(({ id }) => id !== current.id));
    setLast(current);
    current.resolve(text);
  };

  const { text, ...question } = shown?.question ?? { title: '', confirmLabel: '' };
  const window = shown ? (
    <QuestionDialog key={shown.id} {...question} open={shown === current} onAnswer={answer}>
      {text}
    </QuestionDialog>
  ) : null;
  return { window, ask };
}

import { useState } from 'react';
import { lazyPart } from '../overlays/lazyPart.tsx';
import type { QuestionProps } from '../overlays/QuestionBody.tsx';

const { Part: QuestionBody } = lazyPart(() => import('../overlays/QuestionBody.tsx').then((module) => module.QuestionBody), {
  onMissing: ({ onAnswer }) => onAnswer(null),
});

/**
 * A window that waits for an answer: yes or no, a text, a password, or only "understood". A press outside does not close it, Escape turns
 * it down.
 */
export function QuestionDialog(props: QuestionProps) {
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open && !wasOpen) setWasOpen(true);
  return wasOpen ? <QuestionBody {...props} /> : null;
}

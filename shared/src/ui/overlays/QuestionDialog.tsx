import { useState } from 'react';
import { lazyPart } from '../lazy/lazyPart.tsx';
import type { QuestionProps } from './bodies/QuestionBody.tsx';

const { Part: QuestionBody } = lazyPart(() => import('./bodies/QuestionBody.tsx').then((module) => module.QuestionBody), {
  onMissing: ({ onAnswer }) => onAnswer(null),
});

/** A modal dialog for confirm, prompt or alert. Escape cancels; a press outside does not. */
export function QuestionDialog(props: QuestionProps) {
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open && !wasOpen) setWasOpen(true);
  return wasOpen ? <QuestionBody {...props} /> : null;
}

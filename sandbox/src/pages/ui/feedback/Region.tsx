import { Unplug } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { LiveQuery } from '../../api/useLiveQuery.ts';
import { Button } from '../Button.ts';
import { StateCard } from './StateCard.tsx';

interface RegionProps<T> {
  answer: LiveQuery<T>;
  /** Part of the error message, for example "The mails". */
  what: string;
  /** Number of placeholder lines. */
  lines?: number;
  children: (value: T) => ReactNode;
}

export function Region<T>({ answer: { value, problem, retry }, what, lines = 3, children }: RegionProps<T>) {
  if (value !== null) return children(value);
  if (problem !== null) {
    return (
      <StateCard icon={Unplug} title={`${what} could not be read`}>
        <p>{problem}</p>
        <Button onClick={retry}>Try again</Button>
      </StateCard>
    );
  }
  return (
    <Outline role="status" aria-label={`${what} are being read`}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={`line ${line + 1}`} />
      ))}
    </Outline>
  );
}

const Outline = styled.div`
  display: grid;
  gap: 10px;
  /* Most responses arrive before a placeholder would be noticed. */
  animation: appear 200ms 250ms both;
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
  span {
    height: 60px;
    border-radius: var(--roundMedium);
    background: var(--line);
    opacity: 0.55;
  }
`;

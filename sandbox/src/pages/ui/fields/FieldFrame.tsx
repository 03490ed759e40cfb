import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

interface FieldFrameProps {
  label: string;
  hint?: string;
  children: (ids: { id: string; 'aria-describedby': string | undefined }) => ReactNode;
}

export function FieldFrame({ label, hint, children }: FieldFrameProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <Frame>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': hint === undefined ? undefined : hintId })}
      {hint !== undefined && <small id={hintId}>{hint}</small>}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: 4px;
  min-width: 0;
  label {
    font-size: 14px;
    font-weight: 550;
    color: var(--soft);
  }
  small {
    font-size: 13px;
    line-height: 1.4;
    color: var(--soft);
  }
  input,
  select,
  textarea {
    width: 100%;
    min-width: 0;
    min-height: 40px;
    padding: 0 12px;
    border: 1px solid var(--strongLine);
    border-radius: var(--round);
    background: var(--card);
    color: var(--ink);
    font-size: 15px;
    text-overflow: ellipsis;
  }
  textarea {
    padding: 10px 12px;
    resize: vertical;
  }
  ::placeholder {
    color: var(--soft);
    opacity: 1;
  }
`;

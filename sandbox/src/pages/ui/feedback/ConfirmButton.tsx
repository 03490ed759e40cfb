import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button.ts';
import { Window } from '../overlays/Window.tsx';
import { Problem } from './Problem.tsx';
import { useAction } from './useAction.ts';

interface ConfirmButtonProps {
  label: string;
  question: string;
  consequence: string;
  confirm: string;
  disabled?: boolean;
  onConfirm: () => Promise<unknown>;
}

export function ConfirmButton({ label, question, consequence, confirm, disabled, onConfirm }: ConfirmButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const { act, problem, isBusy } = useAction();

  async function go(): Promise<void> {
    if (await act(onConfirm)) setAsking(false);
  }

  return (
    <>
      <Button disabled={disabled} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <Window isOpen={isAsking} onClose={() => setAsking(false)} title={question}>
        <p>{consequence}</p>
        <Problem text={problem} />
        <Choices>
          <Button onClick={() => setAsking(false)}>Cancel</Button>
          <Button $strong disabled={isBusy} onClick={() => void go()}>
            {confirm}
          </Button>
        </Choices>
      </Window>
    </>
  );
}

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
`;

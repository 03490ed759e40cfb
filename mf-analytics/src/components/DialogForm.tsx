import { BusyButton, Button, color, FailureBanner, space } from '@fanfare/shared/ui';
import type { FormEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { copy } from '../copy/settings.ts';

interface DialogFormProps {
  lead: string;
  problem: { title: string; description?: string; requestId?: string } | null;
  isBusy: boolean;
  submitText: string;
  busyText: string;
  isDanger?: boolean;
  onSubmit: (fields: FormData) => void;
  onClose: () => void;
  children: ReactNode;
}

export function DialogForm(props: DialogFormProps) {
  const { lead, problem, isBusy, submitText, busyText, isDanger = false, onSubmit, onClose, children } = props;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(new FormData(event.currentTarget));
  };
  return (
    <Form onSubmit={submit}>
      <p>{lead}</p>
      {problem ? <FailureBanner failure={problem} /> : null}
      {children}
      <Buttons>
        <Button disabled={isBusy} onClick={onClose}>
          {copy.cancel}
        </Button>
        <BusyButton type="submit" $variant={isDanger ? 'dangerPrimary' : 'primary'} isBusy={isBusy} busyText={busyText}>
          {submitText}
        </BusyButton>
      </Buttons>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space.x2};
  > p { color: ${color.textMuted}; }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space.x1};
`;

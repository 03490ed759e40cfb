import { failureNotice } from '@fanfare/shared/api';
import { useHost } from '@fanfare/shared/host';
import { Button, space } from '@fanfare/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { lazyCopy } from '../../messages/lazyCopy.ts';
import { useSendVerdictMutation } from './verdicts.api.ts';

interface VerdictProps {
  remote: string;
  /** Manifest URL with a ticket. */
  address: string;
}

export function Verdict({ remote, address }: VerdictProps) {
  const { toast, prompt } = useHost();
  const [sendVerdict, { isLoading }] = useSendVerdictMutation();
  const [isSent, setIsSent] = useState(false);
  const text = lazyCopy.override;

  const submit = async (passed: boolean, note?: string) => {
    const { error } = await sendVerdict({ remote, address, passed, ...(note && { note }) });
    const { title, network } = text.notSent;
    if (error) return toast({ description: network, ...failureNotice(error, title) });
    setIsSent(true);
  };
  const submitFailure = async () => {
    const { send, cancel, ...question } = text.note;
    const note = await prompt({ ...question, type: 'text', confirmLabel: send, cancelLabel: cancel });
    if (note !== null) await submit(false, note);
  };

  if (isSent) return <Row>{text.sent}</Row>;
  return (
    <Row>
      <span>{text.forTesters}</span>
      <Button $size="small" disabled={isLoading} onClick={() => void submit(true)}>
        {text.works}
      </Button>
      <Button $size="small" disabled={isLoading} onClick={() => void submitFailure()}>
        {text.worksNot}
      </Button>
    </Row>
  );
}

const Row = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x1};
`;

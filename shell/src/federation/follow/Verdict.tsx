import { failureNotice } from '@fanfare/shared/api';
import { useHost } from '@fanfare/shared/host';
import { Button, space } from '@fanfare/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { lazyCopy } from '../../messages/lazyCopy.ts';
import { useTellVerdictMutation } from './verdicts.api.ts';

interface VerdictProps {
  remote: string;
  /** Manifest URL with ticket. */
  address: string;
}

export function Verdict({ remote, address }: VerdictProps) {
  const { toast, prompt } = useHost();
  const [tell, { isLoading }] = useTellVerdictMutation();
  const [isTold, setIsTold] = useState(false);
  const text = lazyCopy.override;

  const say = async (passed: boolean, note?: string) => {
    const { error } = await tell({ remote, address, passed, ...(note && { note }) });
    const { title, network } = text.untold;
    if (error) return toast({ description: network, ...failureNotice(error, title) });
    setIsTold(true);
  };
  const sayNot = async () => {
    const { send, cancel, ...question } = text.note;
    const note = await prompt({ ...question, type: 'text', confirmLabel: send, cancelLabel: cancel });
    if (note !== null) await say(false, note);
  };

  if (isTold) return <Row>{text.told}</Row>;
  return (
    <Row>
      <span>{text.forTesters}</span>
      <Button $size="small" disabled={isLoading} onClick={() => void say(true)}>
        {text.works}
      </Button>
      <Button $size="small" disabled={isLoading} onClick={() => void sayNot()}>
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

import { type Command, type FlowResponse, readResponse } from '@fanfare/engine';
import { Button, color, Field, font, radius, space } from '@fanfare/shared/ui';
import { TextAreaField } from '@fanfare/shared/widgets';
import { Globe } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { testCopy } from '../../../copy/panels/testPanel.ts';

const copy = testCopy.request;

interface RequestAnswerProps {
  command: Extract<Command, { kind: 'http_request' }>;
  isOpen: boolean;
  onAnswer: (response: FlowResponse) => void;
}

export function RequestAnswer({ command: { request }, isOpen, onAnswer }: RequestAnswerProps) {
  const [status, setStatus] = useState('200');
  const [body, setBody] = useState('{}');
  const [isBroken, setIsBroken] = useState(false);
  const use = () => {
    const json = readJson(body);
    setIsBroken(json === undefined);
    if (json !== undefined) onAnswer(readResponse(Number(status) || 200, json, request.mapping));
  };
  return (
    <Frame>
      <Title>
        <Globe aria-hidden="true" size={16} />
        {copy.title}
      </Title>
      <code>{copy.what(request.method, request.url)}</code>
      {isOpen ? (
        <>
          <Field label={copy.status} inputMode="numeric" value={status} onChange={(event) => setStatus(event.target.value)} />
          <TextAreaField
            label={copy.body}
            rows={3}
            value={body}
            error={isBroken ? copy.bodyBroken : undefined}
            onChange={(event) => setBody(event.target.value)}
          />
          <Row>
            <Button $size="small" onClick={() => onAnswer({ error: copy.failed })}>
              {copy.fail}
            </Button>
            <Button $size="small" $variant="primary" onClick={use}>
              {copy.use}
            </Button>
          </Row>
        </>
      ) : null}
    </Frame>
  );
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x1};
  padding: ${space.x1half};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surface};
  code { font-family: ${font.mono}; font-size: ${font.size.small}; }
  textarea { font-family: ${font.mono}; font-size: ${font.size.small}; }
`;

const Title = styled.p`
  display: flex;
  align-items: center;
  gap: ${space.half};
  font-size: ${font.size.small};
  font-weight: ${font.weight.bold};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${space.x1};
`;

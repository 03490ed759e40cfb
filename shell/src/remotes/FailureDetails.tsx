import { Button, color, font, radius, space } from '@fanfare/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { copy } from '../copy.ts';
import type { LoadRecord } from './loadLog.ts';

interface FailureDetailsProps {
  /** Which build failed, how far it came, and where. */
  blame: string;
  records: readonly LoadRecord[];
}

/** For whoever is asked for help: the blame line, what happened before, and both as text to copy. */
export function FailureDetails({ blame, records }: FailureDetailsProps) {
  const [isCopied, setCopied] = useState(false);
  const lines = records.map(toLine);
  const text = [blame, ...lines, new Date().toISOString(), location.pathname, navigator.userAgent].join('\n');
  return (
    <Details>
      <summary>{copy.remoteFailed.details}</summary>
      <Blame>{blame}</Blame>
      {lines.length > 0 ? (
        <Lines aria-label={copy.remoteFailed.history}>
          {lines.map((line, at) => (
            <li key={at}>{line}</li>
          ))}
        </Lines>
      ) : null}
      <Button $size="small" onClick={() => void navigator.clipboard?.writeText(text).then(() => setCopied(true))}>
        {isCopied ? copy.remoteFailed.copied : copy.remoteFailed.copy}
      </Button>
    </Details>
  );
}

function toLine({ build, phase, afterMs, problem }: LoadRecord): string {
  return `${(afterMs / 1000).toFixed(2)} s  ${build}  ${phase}  ${problem ?? 'ok'}`;
}

const Details = styled.details`
  width: min(64ch, 100%);
  text-align: left;
  font-size: ${font.size.small};
  summary { width: fit-content; margin: 0 auto ${space.x1}; cursor: pointer; }
`;

const Blame = styled.code`
  display: block;
  margin-bottom: ${space.x1};
  padding: ${space.x1half};
  border-radius: ${radius.small};
  background: ${color.sunken};
  color: ${color.text};
  font-family: ${font.mono};
  overflow-wrap: anywhere;
`;

const Lines = styled.ol`
  max-height: 160px;
  margin: 0 0 ${space.x1half};
  padding: 0;
  overflow: auto;
  list-style: none;
  font-family: ${font.mono};
  li { padding: 2px 0; overflow-wrap: anywhere; }
`;

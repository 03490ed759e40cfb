import { Button, color, font, radius, space } from '@fanfare/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { LoadRecord } from '../../federation/load/loadLog.ts';
import { copy } from '../../messages/copy.ts';

interface FailureDetailsProps {
  blame: string;
  records: readonly LoadRecord[];
}

export function FailureDetails({ blame, records }: FailureDetailsProps) {
  const [isCopied, setCopied] = useState(false);
  const text = [
    blame,
    ...records.map((record) => toCells(record).join('  ')),
    new Date().toISOString(),
    location.pathname,
    navigator.userAgent,
  ].join('\n');
  return (
    <Details>
      <summary>{copy.remoteFailed.details}</summary>
      <Blame>{blame}</Blame>
      {records.length > 0 ? (
        <Lines>
          <table aria-label={copy.remoteFailed.history}>
            <tbody>
              {records.map((record) => (
                <tr key={`${record.at} ${toCells(record).join()}`}>
                  {toCells(record).map((cell) => (
                    <td key={cell}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Lines>
      ) : null}
      <Button $size="small" onClick={() => void navigator.clipboard?.writeText(text).then(() => setCopied(true))}>
        {isCopied ? copy.remoteFailed.copied : copy.remoteFailed.copy}
      </Button>
    </Details>
  );
}

function toCells({ build, phase, afterMs, problem = 'ok' }: LoadRecord): string[] {
  return [`${(afterMs / 1000).toFixed(2)} s`, build.replace(/^.*\+/, '+'), phase, problem];
}

const Details = styled.details`
  width: min(64ch, 100%);
  text-align: start;
  font-size: ${font.size.small};
  summary { width: fit-content; min-height: 24px; margin: 0 auto ${space.x1}; color: ${color.textMuted}; cursor: pointer; }
  summary:hover { color: ${color.text}; }
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

const Lines = styled.div`
  max-height: 160px;
  margin-bottom: ${space.x1half};
  overflow: auto;
  font-family: ${font.mono};
  table { border-spacing: ${space.x1} 2px; }
  td { white-space: nowrap; vertical-align: top; }
  td:last-child { white-space: normal; }
`;

import { Button, type ButtonLook, buttonStyle, color, font, media, radius, space } from '@fanfare/shared/ui';
import { Download } from 'lucide-react';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import { CopyButton } from './CopyButton.tsx';

const text = copy.twoFactor;

interface BackupCodesProps {
  codes: readonly string[];
  onStored: () => void;
}

export function BackupCodes({ codes, onStored }: BackupCodesProps) {
  const lines = codes.join('\n');
  return (
    <>
      <Codes aria-label={text.backupCodes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Choices>
        <CopyButton label={text.copyCodes} content={lines} />
        <DownloadLink
          $size="small"
          download={text.fileName}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${lines}\n`)}`}
        >
          <Download aria-hidden="true" />
          {text.download}
        </DownloadLink>
      </Choices>
      <Button $variant="primary" $wide onClick={onStored}>
        {text.stored}
      </Button>
    </>
  );
}

const Codes = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.x1} ${space.x2};
  padding: ${space.x2};
  border-radius: ${radius.small};
  background: ${color.sunken};
  font-family: ${font.mono};
  font-size: ${font.size.small};
  text-align: center;
  ${media.narrow} { grid-template-columns: minmax(0, 1fr); }
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x1half};
`;

const DownloadLink = styled.a<ButtonLook>`
  ${buttonStyle}
`;

import type { OpenFailure } from '@fanfare/shared/api';
import { color, font, IconButton, radius, shadow, space } from '@fanfare/shared/ui';
import { CopyButton } from '@fanfare/shared/widgets';
import { X } from 'lucide-react';
import styled from 'styled-components';
import { lateCopy } from '../lateCopy.ts';

interface ReferencesProps {
  failures: readonly OpenFailure[];
  onDismiss: () => void;
}

/**
 * By what the server finds the failures on the screen in its log: to be read out, or copied together with the calls that failed. One place
 * for all screens, so that none of them has to hand it on, and texts stay as they are specified.
 */
export function References({ failures, onDismiss }: ReferencesProps) {
  const text = lateCopy.failures;
  const lines = () => failures.map(({ call, reference }) => `${text.reference(reference)} (${call})`);
  return (
    <Sheet role="status">
      <p>{text.lead}</p>
      <IconButton $variant="quiet" $size="small" aria-label={text.dismiss} onClick={onDismiss}>
        <X aria-hidden="true" />
      </IconButton>
      <div>
        {failures.map(({ call, reference }) => (
          <Reference key={call}>{text.reference(reference)}</Reference>
        ))}
      </div>
      <CopyButton label={text.copy} text={() => [...lines(), new Date().toISOString()].join('\n')} />
    </Sheet>
  );
}

/** Low, since it lies over what one was at; on a phone too. */
const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  justify-items: end;
  column-gap: ${space.x1};
  padding: ${space.half} ${space.half} ${space.half} ${space.x1half};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surface};
  color: ${color.textMuted};
  box-shadow: ${shadow.high};
  font-size: ${font.size.small};
  > :is(p, div) { justify-self: stretch; }
  > p, > :last-child { grid-column: span 2; }
`;

const Reference = styled.code`
  display: block;
  font-family: ${font.mono};
  color: ${color.text};
  overflow-wrap: anywhere;
  user-select: all;
`;

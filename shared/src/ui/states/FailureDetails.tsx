import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { recentErrors } from '../../api/recentErrors.ts';
import { copy } from '../copy.ts';
import { IconButton } from '../forms/Button.tsx';
import { color, font, space } from '../theme/tokens.ts';

interface FailureDetailsProps {
  description?: string | undefined;
  requestId?: string | undefined;
}

/** The server's reason and the request id for support. */
export function FailureDetails({ description, requestId }: FailureDetailsProps) {
  // The shell reports failures that no screen shows.
  useEffect(() => {
    if (requestId) recentErrors.claim(requestId);
  }, [requestId]);
  return <Details description={description} requestId={requestId} />;
}

/** For notices of the shell itself. */
export function Details({ description, requestId }: FailureDetailsProps) {
  return (
    <>
      {description ? <Line>{description}</Line> : null}
      {requestId ? <RequestId id={requestId} /> : null}
    </>
  );
}

function RequestId({ id }: { id: string }) {
  const [isCopied, setCopied] = useState(false);
  const text = copy.requestId;
  const Icon = isCopied ? Check : Copy;
  return (
    <IdLine>
      {text.label} <code>{id}</code>{' '}
      <IconButton
        $variant="quiet"
        $size="small"
        aria-label={isCopied ? text.copied : text.copy}
        onClick={() => void navigator.clipboard?.writeText(id).then(() => setCopied(true))}
      >
        <Icon aria-hidden="true" size={14} />
      </IconButton>
    </IdLine>
  );
}

// Renders spans, because a banner wraps its text in a span.
const Line = styled.span`
  display: block;
  color: ${color.textMuted};
  font-size: ${font.size.small};
  overflow-wrap: anywhere;
`;

const IdLine = styled(Line)`
  code { font-family: ${font.mono}; user-select: all; }
  button { min-width: 24px; min-height: 24px; width: 24px; height: 24px; margin-inline-start: ${space.half}; padding: 0; vertical-align: middle; }
`;

import { useRef } from 'react';
import styled from 'styled-components';
import { Button, color, font, space } from '../../ui/index.ts';
import { copy } from '../copy.ts';

interface LoadMoreProps {
  /** Whether the server has older rows: its last page came with a cursor. */
  hasMore: boolean;
  isLoading: boolean;
  onLoad: () => void;
  /** Why the last page did not come. */
  error?: string | undefined;
  /** Said when everything is shown, e.g. "That is every event." */
  endText: string;
}

/** The end of a list that comes page by page. */
export function LoadMore({ hasMore, isLoading, onLoad, error, endText }: LoadMoreProps) {
  const wasPressed = useRef(false);
  return (
    <Foot>
      <span role="alert">{error}</span>
      {hasMore ? (
        <Button
          aria-disabled={isLoading}
          onClick={() => {
            wasPressed.current = true;
            if (!isLoading) onLoad();
          }}
        >
          {isLoading ? copy.list.loading : error ? copy.tryAgain : copy.list.more}
        </Button>
      ) : (
        // The button is gone once the last page is there; focus goes on from where it was.
        <p
          tabIndex={-1}
          ref={(element) => {
            if (wasPressed.current) element?.focus({ preventScroll: true });
            wasPressed.current = false;
          }}
        >
          {endText}
        </p>
      )}
    </Foot>
  );
}

const Foot = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.x1};
  padding: ${space.x2};
  color: ${color.textMuted};
  font-size: ${font.size.small};
  [role='alert'] { color: ${color.danger}; }
  [role='alert']:empty { display: none; }
  button { min-width: 120px; }
`;

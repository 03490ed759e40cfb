import { useRef } from 'react';
import styled from 'styled-components';
import { Button, color, font, space } from '../index.ts';
import { copy } from '../lazyCopy.ts';

interface LoadMoreProps {
  hasMore: boolean;
  isLoading: boolean;
  onLoad: () => void;
  error?: string | undefined;
  endText: string;
}

/** The end of a paged list. */
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
        // The button disappears with the last page, so the text takes over its focus.
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

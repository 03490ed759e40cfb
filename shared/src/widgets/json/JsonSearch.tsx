import { ChevronDown, ChevronUp } from 'lucide-react';
import styled from 'styled-components';
import { color, font, IconButton, Input, space } from '../../ui/index.ts';
import { MOST_FOUND } from './searchJson.ts';

interface JsonSearchProps {
  query: string;
  count: number;
  /** Index of the place one has gone to; -1 before the first. */
  current: number;
  onChange: (query: string) => void;
  onGo: (by: 1 | -1) => void;
}

/** Enter goes to the next place found, Shift+Enter to the one before. */
export function JsonSearch({ query, count, current, onChange, onGo }: JsonSearchProps) {
  const most = count >= MOST_FOUND ? `${count}+` : String(count);
  const answer = current < 0 ? `${most} found` : `${current + 1} of ${most}`;
  return (
    <Bar>
      <Input
        type="search"
        aria-label="Search in this document"
        placeholder="Search"
        value={query}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onGo(event.shiftKey ? -1 : 1);
        }}
      />
      <span role="status">{query.trim() === '' ? '' : count === 0 ? 'Not found' : answer}</span>
      <IconButton
        $variant="quiet"
        $size="small"
        aria-label="Previous place found"
        disabled={count === 0}
        onClick={() => onGo(-1)}
      >
        <ChevronUp aria-hidden="true" />
      </IconButton>
      <IconButton $variant="quiet" $size="small" aria-label="Next place found" disabled={count === 0} onClick={() => onGo(1)}>
        <ChevronDown aria-hidden="true" />
      </IconButton>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.half};
  padding: ${space.half};
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};
  input { flex: 1; min-width: 0; min-height: 32px; padding-block: ${space.half}; font-size: ${font.size.small}; }
  > span { color: ${color.textMuted}; font-size: ${font.size.small}; font-variant-numeric: tabular-nums; white-space: nowrap; }
`;

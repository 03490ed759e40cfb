import { ChevronDown, ChevronUp } from 'lucide-react';
import styled from 'styled-components';
import { color, font, IconButton, Input, space } from '../index.ts';
import { copy } from '../lazyCopy.ts';
import { MOST_FOUND } from './searchJson.ts';

const text = copy.json;

interface JsonSearchProps {
  query: string;
  count: number;
  /** -1 before the first match. */
  current: number;
  onChange: (query: string) => void;
  onGo: (by: 1 | -1) => void;
}

export function JsonSearch({ query, count, current, onChange, onGo }: JsonSearchProps) {
  const isMore = count >= MOST_FOUND;
  const answer = current < 0 ? text.found(count, isMore) : text.place(current + 1, count, isMore);
  return (
    <Bar>
      <Input
        type="search"
        aria-label={text.search}
        placeholder={text.placeholder}
        value={query}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onGo(event.shiftKey ? -1 : 1);
        }}
      />
      <span role="status">{query.trim() === '' ? '' : count === 0 ? text.notFound : answer}</span>
      <IconButton $variant="quiet" $size="small" aria-label={text.previous} disabled={count === 0} onClick={() => onGo(-1)}>
        <ChevronUp aria-hidden="true" />
      </IconButton>
      <IconButton $variant="quiet" $size="small" aria-label={text.next} disabled={count === 0} onClick={() => onGo(1)}>
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

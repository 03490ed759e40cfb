import { ChevronDown, ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { color, font, radius, space } from '../index.ts';
import { copy } from '../lazyCopy.ts';
import type { JsonRow } from './jsonRows.ts';
import { Marked } from './Marked.tsx';

const text = copy.json;

interface JsonLineProps {
  row: JsonRow;
  index: number;
  isCurrent: boolean;
  found: string;
  measure: ((element: Element | null) => void) | undefined;
  onFocus: () => void;
  onPress: () => void;
}

/** Maximum number of characters shown; copying includes the whole text. */
const MOST_TEXT = 300;
const MOST_INDENT = 12;

export function JsonLine({ row, index, isCurrent, found, measure, onFocus, onPress }: JsonLineProps) {
  const { key, depth, size, isOpen, more } = row;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  const canOpen = more === undefined && size !== null && size > 0;
  return (
    <Item
      role="treeitem"
      ref={measure}
      tabIndex={isCurrent ? 0 : -1}
      data-row={index}
      data-index={index}
      aria-level={depth + 1}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-expanded={canOpen ? isOpen : undefined}
      aria-selected={isCurrent}
      onFocus={onFocus}
      onClick={onPress}
      style={{ paddingInlineStart: `${Math.min(depth, MOST_INDENT) * 16 + 4}px` }}
    >
      {canOpen ? <Chevron aria-hidden="true" size={14} /> : <Indent />}
      <span>
        {more === undefined ? (
          <>
            {key === null ? null : (
              <>
                <Key>
                  <Marked text={key} found={found} />
                </Key>
                {': '}
              </>
            )}
            <Value row={row} found={found} />
          </>
        ) : (
          <More>{text.more(more)}</More>
        )}
      </span>
    </Item>
  );
}

function Value({ row: { value, size, isOpen }, found }: { row: JsonRow; found: string }) {
  if (size !== null) {
    const [start, end] = Array.isArray(value) ? '[]' : '{}';
    if (size === 0) return `${start}${end}`;
    return (
      <Quiet>
        {isOpen ? '' : `${start}…${end} `}
        {Array.isArray(value) ? text.items(size) : text.fields(size)}
      </Quiet>
    );
  }
  if (typeof value !== 'string') return <Plain>{<Marked text={String(value)} found={found} />}</Plain>;
  const isCut = value.length > MOST_TEXT;
  return (
    <>
      <Text>
        "<Marked text={isCut ? value.slice(0, MOST_TEXT) : value} found={found} />
        {isCut ? '…' : '"'}
      </Text>
      {isCut ? <Quiet> {text.characters(value.length)}</Quiet> : null}
    </>
  );
}

const Item = styled.li`
  display: flex;
  align-items: start;
  gap: ${space.half};
  padding-block: 1px;
  border-radius: ${radius.small};
  cursor: default;
  &:hover { background: ${color.surface}; }
  &[aria-selected='true'] { background: ${color.accentSoft}; }
  &:focus-visible { outline-offset: -2px; }
  > svg { flex: none; margin-top: 4px; color: ${color.textMuted}; }
  > span { min-width: 0; overflow-wrap: anywhere; white-space: pre-wrap; }
  mark { border-radius: 2px; background: ${color.warningSoft}; color: ${color.warning}; outline: 1px solid ${color.warning}; }
`;

const Indent = styled.i`
  flex: none;
  width: 14px;
`;

const Key = styled.span`
  color: ${color.accent};
  font-weight: ${font.weight.medium};
`;

const Text = styled.span`
  color: ${color.success};
`;

const Plain = styled.span`
  color: ${color.info};
`;

const Quiet = styled.span`
  color: ${color.textMuted};
`;

const More = styled.span`
  color: ${color.accent};
  text-decoration: underline;
`;

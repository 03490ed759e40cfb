import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { outlineCopy as copy } from '../../copy/panels/outline.ts';
import { OutlineRowView } from './OutlineRowView.tsx';
import type { OutlineRow } from './outlineRows.ts';
import type { RowAction } from './RowAction.ts';

interface OutlineTreeProps {
  rows: readonly OutlineRow[];
  focusTarget: string | null;
  onFocused: () => void;
  onAction: (action: RowAction, row: OutlineRow) => void;
}

const actionKeys: Record<string, RowAction> = {
  Enter: 'edit',
  a: 'addAfter',
  c: 'connect',
  Delete: 'remove',
  Backspace: 'remove',
  t: 'test',
};

/** A tree: Tab moves to one row, arrow keys move between rows. */
export function OutlineTree({ rows, focusTarget, onFocused, onAction }: OutlineTreeProps) {
  const tree = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const currentKey = rows.some(({ key }) => key === current) ? current : rows[0]?.key;

  useEffect(() => {
    if (focusTarget === null) return;
    const line = tree.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(focusTarget)}"]`);
    if (!line) return;
    line.focus();
    line.scrollIntoView({ block: 'nearest' });
    onFocused();
  }, [focusTarget, onFocused]);

  const focusPlace = (place: number) => {
    const row = rows[Math.min(rows.length - 1, Math.max(0, place))];
    const line = row && tree.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(row.key)}"]`);
    line?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const place = rows.findIndex(({ key }) => key === currentKey);
    const row = rows[place];
    const isOnLine = event.target instanceof HTMLElement && event.target.role === 'treeitem';
    if (!row || !isOnLine || event.ctrlKey || event.metaKey) return;
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const move = placeAfter((isRightToLeft && mirrored[event.key]) || event.key, rows, place);
    const action = event.altKey ? { ArrowUp: 'up' as const, ArrowDown: 'down' as const }[event.key] : actionKeys[event.key];
    if (action) onAction(action, row);
    else if (move !== null && !event.altKey) focusPlace(move);
    else return;
    event.preventDefault();
  };
  return (
    <Tree ref={tree} role="tree" aria-label={copy.label} onKeyDown={onKeyDown}>
      {rows.map((row) => (
        <OutlineRowView
          key={row.key}
          row={row}
          isCurrent={row.key === currentKey}
          onFocus={() => setCurrent(row.key)}
          onAction={(action) => onAction(action, row)}
        />
      ))}
    </Tree>
  );
}

const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** Left moves to the parent and Right to the first child; the keys are swapped in right-to-left text. */
function placeAfter(key: string, rows: readonly OutlineRow[], place: number): number | null {
  const level = rows[place]?.level ?? 1;
  switch (key) {
    case 'ArrowUp':
      return place - 1;
    case 'ArrowDown':
      return place + 1;
    case 'Home':
      return 0;
    case 'End':
      return rows.length - 1;
    case 'ArrowLeft':
      return rows.slice(0, place).findLastIndex((row) => row.level < level);
    case 'ArrowRight':
      return (rows[place + 1]?.level ?? 0) > level ? place + 1 : place;
    default:
      return null;
  }
}

const Tree = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 2px;
`;

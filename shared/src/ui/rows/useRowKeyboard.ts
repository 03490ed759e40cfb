import type { KeyboardEvent, MouseEvent, RefObject } from 'react';
import { useRovingFocus } from './useRovingFocus.ts';

const PAGE_ROWS = 10;

export interface RowActions<Row> {
  onOpen?: ((row: Row) => void) | undefined;
  /** Further keys in lower case, for example `{ r: retry, u: markUnread }`. */
  rowKeys?: Readonly<Record<string, (row: Row) => void>> | undefined;
}

interface RowKeys<Row> extends RowActions<Row> {
  rows: readonly Row[];
  ids: readonly string[];
  list: RefObject<HTMLElement | null>;
  /** Called for X or Space. `isRange` is true with Shift. */
  onToggle?: ((index: number, isRange: boolean) => void) | undefined;
}

export function useRowKeyboard<Row>({ rows, ids, list, onOpen, onToggle, rowKeys = {} }: RowKeys<Row>) {
  const focus = useRovingFocus(ids, list);
  const { current, moveTo } = focus;

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const isOnRow = event.target instanceof HTMLElement && event.target.hasAttribute('data-row');
    const row = rows[current];
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const moves: Record<string, number> = {
      j: current + 1,
      ArrowDown: current + 1,
      k: current - 1,
      ArrowUp: current - 1,
      PageDown: current + PAGE_ROWS,
      PageUp: current - PAGE_ROWS,
      Home: 0,
      End: rows.length - 1,
    };
    const to = moves[key];
    if (to !== undefined) moveTo(to);
    else if (!row) return;
    else if (key === 'Enter' && isOnRow && onOpen) onOpen(row);
    else if ((key === 'x' || (key === ' ' && isOnRow)) && onToggle) onToggle(current, event.shiftKey);
    else if (Object.hasOwn(rowKeys, key)) rowKeys[key]?.(row);
    else return;
    event.preventDefault();
  }

  return {
    ...focus,
    onKeyDown,
    rowProps: (index: number) => ({
      tabIndex: index === current ? 0 : -1,
      'data-row': index,
      onFocus: () => focus.settle(index),
      onClick: (event: MouseEvent<HTMLElement>) => {
        const row = rows[index];
        if (row && onOpen && !isOnControl(event)) onOpen(row);
      },
    }),
  };
}

/** Ignores clicks on controls in the row, and clicks that end a text selection. */
function isOnControl({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  if (window.getSelection()?.isCollapsed === false) return true;
  const control = target instanceof Element ? target.closest('a, button, input, label, select, textarea, summary') : null;
  return control !== null && currentTarget.contains(control);
}

function isTyping(target: EventTarget): boolean {
  if (target instanceof HTMLInputElement) return target.type !== 'checkbox';
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

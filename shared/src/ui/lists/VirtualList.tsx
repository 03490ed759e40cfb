import { type ReactNode, type RefObject, useMemo, useRef } from 'react';
import styled from 'styled-components';
import { color, font, radius, space } from '../index.ts';
import { copy } from '../lazyCopy.ts';
import { RowCheckbox } from '../rows/RowCheckbox.tsx';
import { Rows } from '../rows/Rows.tsx';
import { useElementKeys } from '../rows/useElementKeys.ts';
import { type RowActions, useRowKeyboard } from '../rows/useRowKeyboard.ts';
import { type Selection, useSelection } from '../rows/useSelection.ts';
import { dayStarts } from './dayStarts.ts';

export interface VirtualListProps<Row> extends RowActions<Row>, Selection {
  label: string;
  rows: readonly Row[];
  rowId: (row: Row) => string;
  rowName: (row: Row) => string;
  children: (row: Row) => ReactNode;
  /** If given, days get a heading. */
  rowTime?: ((row: Row) => string) | undefined;
  rowHeight?: number;
  /** The scrolling element, if not the page. */
  box?: RefObject<HTMLElement | null> | undefined;
  openRow?: string | null;
  /** True if rows have no state, so that their elements can be reused. */
  isStateless?: boolean;
}

/** A list of any rows, newest first. J, K and arrow keys move, Enter opens, X selects. Virtualised above 200 rows. */
export function VirtualList<Row>(props: VirtualListProps<Row>) {
  const { label, rows, rowId, rowName, children, rowTime, rowHeight = 64, onOpen, rowKeys, box } = props;
  const { openRow, isStateless = false } = props;
  const list = useRef<HTMLUListElement>(null);
  const ids = rows.map(rowId);
  const elementKey = useElementKeys(ids);
  const selection = useSelection(ids, props);
  const keys = useRowKeyboard({ rows, ids, list, onOpen, rowKeys, onToggle: selection.canSelect ? selection.toggle : undefined });
  const days = useMemo(() => (rowTime ? dayStarts(rows.map(rowTime), new Date()) : new Map<number, string>()), [rows, rowTime]);
  return (
    <List ref={list} role="list" aria-label={label} onKeyDown={keys.onKeyDown} {...keys.focusWatch}>
      <Rows
        count={rows.length}
        keyOf={(index) => ids[index] ?? String(index)}
        estimate={rowHeight}
        keep={keys.current}
        onDrawn={keys.restoreFocus}
        list={list}
        box={box}
      >
        {(shown, after, measure) => (
          <>
            {shown.flatMap(({ index, gap }) => {
              const row = rows[index];
              const id = ids[index];
              if (row === undefined || id === undefined) return [];
              const day = days.get(index);
              return [
                gap > 0 ? <li key={`before ${id}`} aria-hidden="true" style={{ height: gap }} /> : null,
                // Measured elements belong to a row.
                <li key={isStateless && !measure ? elementKey(id) : id} ref={measure} data-index={index}>
                  {day ? <Day>{day}</Day> : null}
                  <Item
                    {...keys.rowProps(index)}
                    aria-label={rowName(row)}
                    aria-posinset={index + 1}
                    aria-setsize={rows.length}
                    data-selected={selection.isSelected(id) || undefined}
                    aria-current={id === openRow || undefined}
                    $isOpenable={onOpen !== undefined}
                  >
                    {selection.canSelect ? (
                      <RowCheckbox
                        label={copy.selection.row(rowName(row))}
                        checked={selection.isSelected(id)}
                        tabIndex={index === keys.current ? 0 : -1}
                        onToggle={(isRange) => selection.toggle(index, isRange)}
                      />
                    ) : null}
                    <Content>{children(row)}</Content>
                  </Item>
                </li>,
              ];
            })}
            {after > 0 ? <li aria-hidden="true" style={{ height: after }} /> : null}
          </>
        )}
      </Rows>
    </List>
  );
}

// Some screen readers ignore lists without bullets, so the role is explicit.
const List = styled.ul`
  min-width: 0;
`;

const Day = styled.p`
  padding: ${space.x2} ${space.x1half} ${space.half};
  color: ${color.textMuted};
  font-size: ${font.size.small};
  font-weight: ${font.weight.bold};
`;

const Item = styled.article<{ $isOpenable: boolean }>`
  display: flex;
  align-items: start;
  gap: ${space.x1};
  padding: ${space.x1half};
  border-radius: ${radius.small};
  cursor: ${({ $isOpenable }) => ($isOpenable ? 'pointer' : 'auto')};
  scroll-margin: ${space.x6} 0 ${space.x2};
  overflow-wrap: anywhere;
  &:hover { background: ${({ $isOpenable }) => ($isOpenable ? color.sunken : 'transparent')}; }
  &[data-selected], &[aria-current] { background: ${color.accentSoft}; }
  &:focus-visible { outline-offset: -2px; }
`;

const Content = styled.div`
  flex: 1;
  min-width: 0;
`;

import type { HTMLAttributes } from 'react';
import styled from 'styled-components';
import { color, font, radius, space } from '../index.ts';
import { RowCheckbox } from '../rows/RowCheckbox.tsx';
import type { Column } from './Column.ts';
import { cards } from './tableStyle.ts';

interface TableRowProps<Row> {
  row: Row;
  index: number;
  columns: readonly Column<Row>[];
  measure: ((element: Element | null) => void) | undefined;
  isOpenable: boolean;
  rowProps: HTMLAttributes<HTMLElement> & { tabIndex: number };
  selectLabel: string | undefined;
  isSelected: boolean;
  onToggle: (isRange: boolean) => void;
}

export function TableRow<Row>({ row, index, columns, measure, isOpenable, rowProps, ...select }: TableRowProps<Row>) {
  const isCompact = columns.some(({ compact }) => compact !== undefined);
  return (
    <Line
      {...rowProps}
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      $isOpenable={isOpenable}
      data-compact={isCompact || undefined}
      data-selected={select.isSelected || undefined}
    >
      {select.selectLabel ? (
        <td data-select="">
          <RowCheckbox
            label={select.selectLabel}
            checked={select.isSelected}
            tabIndex={rowProps.tabIndex}
            onToggle={select.onToggle}
          />
        </td>
      ) : null}
      {columns.map(({ id, header, cell, align, isLead, compact }) => (
        <td key={id} data-align={align} data-lead={isLead || undefined} data-narrow={compact}>
          {isLead || isCompact ? null : <CardLabel aria-hidden="true">{header}</CardLabel>}
          <div>{cell(row)}</div>
        </td>
      ))}
    </Line>
  );
}

// A narrow screen has no header, so each fact shows its name.
const CardLabel = styled.span`
  display: none;
  ${cards} { display: block; color: ${color.textMuted}; font-size: ${font.size.small}; }
`;

const Line = styled.tr<{ $isOpenable: boolean }>`
  cursor: ${({ $isOpenable }) => ($isOpenable ? 'pointer' : 'auto')};
  scroll-margin: ${space.x6} 0 ${space.x2};
  &:hover td { background: ${({ $isOpenable }) => ($isOpenable ? color.sunken : 'transparent')}; }
  &[data-selected] td { background: ${color.accentSoft}; }
  &:focus-visible { outline-offset: -2px; }

  ${cards} {
    position: relative;
    display: grid;
    gap: ${space.half} ${space.x2};
    margin-bottom: ${space.x1};
    padding: ${space.x1half} ${space.x2};
    border: 1px solid ${color.border};
    border-radius: ${radius.medium};
    background: ${color.surface};
    &:hover td, &[data-selected] td { background: none; }
    &[data-selected] { border-color: ${color.accent}; background: ${color.accentSoft}; }
    && td { display: grid; grid-template-columns: 88px minmax(0, 1fr); align-items: baseline; padding: 0; border: 0; text-align: start; }
    && td[data-lead] { display: block; order: -1; font-weight: ${font.weight.bold}; }
    && td[data-select] { position: absolute; inset: ${space.half} ${space.half} auto auto; display: block; }
    &&:has(td[data-select]) td[data-lead] { padding-inline-end: ${space.x5}; }
  }

  ${cards} {
    &&[data-compact] {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
      row-gap: 2px;
      margin: 0;
      padding: 6px 0;
      border: 0;
      border-bottom: 1px solid ${color.border};
      border-radius: 0;
      background: none;
      td { display: block; }
      td[data-lead] { padding: 0; font-weight: ${font.weight.medium}; }
      td[data-narrow='hidden'] { display: none; }
      td[data-select] { position: static; grid-row: span 2; order: -2; }
    }
    &&[data-compact]:has(td[data-select]) { grid-template-columns: auto minmax(0, 1fr) auto; }
    &&[data-compact][data-selected] { background: ${color.accentSoft}; }
  }
`;

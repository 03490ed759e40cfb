import type { ReactNode } from 'react';

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  isSortable?: boolean;
  /** CSS width; the other columns share the rest. */
  width?: string;
  align?: 'end';
  /** Title of the card that a row becomes on a narrow screen. */
  isLead?: boolean;
  /** On a narrow screen, rows have two lines with the shown columns instead of becoming cards. */
  compact?: 'shown' | 'hidden';
}

export interface Sort {
  column: string;
  isDescending: boolean;
}

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
}

export interface Sort {
  column: string;
  isDescending: boolean;
}

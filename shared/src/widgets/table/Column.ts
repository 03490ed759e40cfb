import type { ReactNode } from 'react';

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  isSortable?: boolean;
  /** A CSS width; columns without one share what is left. */
  width?: string;
  align?: 'end';
  /** Heads the card that a row becomes on a narrow screen. */
  isLead?: boolean;
}

export interface Sort {
  column: string;
  isDescending: boolean;
}

import type { ComponentType } from 'react';
import { ButtonPart } from './parts/ButtonPart.tsx';
import { CodePart } from './parts/CodePart.tsx';
import { CommandsPart } from './parts/CommandsPart.tsx';
import { DataTablePart } from './parts/DataTablePart.tsx';
import { DiffPart } from './parts/DiffPart.tsx';
import { FiguresPart } from './parts/FiguresPart.tsx';
import { JsonTreePart } from './parts/JsonTreePart.tsx';
import { ListStatesPart } from './parts/ListStatesPart.tsx';
import { RegionPart } from './parts/RegionPart.tsx';
import { RelativeTimePart } from './parts/RelativeTimePart.tsx';
import { TabsPart } from './parts/TabsPart.tsx';
import { VirtualListPart } from './parts/VirtualListPart.tsx';

interface PartGroup {
  group: string;
  /** `isWide`: its sheets stand one above the other instead of side by side. */
  parts: readonly { name: string; Part: ComponentType; isWide?: boolean }[];
}

/** The table of contents of the gallery: one file in `parts/` for each part. The name is its heading and its anchor. */
export const galleryParts: readonly PartGroup[] = [
  {
    group: 'Controls',
    parts: [
      { name: 'Button', Part: ButtonPart },
      { name: 'Tabs', Part: TabsPart },
    ],
  },
  {
    group: 'Data',
    parts: [
      { name: 'Data table', Part: DataTablePart, isWide: true },
      { name: 'List', Part: VirtualListPart },
      { name: 'List states', Part: ListStatesPart },
      { name: 'Relative time', Part: RelativeTimePart },
      { name: 'Figures', Part: FiguresPart },
    ],
  },
  {
    group: 'Documents',
    parts: [
      { name: 'JSON tree', Part: JsonTreePart },
      { name: 'Code', Part: CodePart },
      { name: 'Difference', Part: DiffPart },
    ],
  },
  {
    group: 'Help',
    parts: [
      { name: 'Commands', Part: CommandsPart },
      { name: 'Region', Part: RegionPart },
    ],
  },
];

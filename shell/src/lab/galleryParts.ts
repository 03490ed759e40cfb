import type { ComponentType } from 'react';
import { ButtonPart } from './parts/ButtonPart.tsx';
import { TabsPart } from './parts/TabsPart.tsx';

interface PartGroup {
  group: string;
  parts: readonly { name: string; Part: ComponentType }[];
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
];

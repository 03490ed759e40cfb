import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { PanelId } from '../../state/usePanel.ts';

export interface PanelProps {
  onClose: () => void;
}

export interface Panel {
  id: PanelId;
  title: string;
  Icon: LucideIcon;
  /** Has no heading or close button, fills the height and scrolls by itself. */
  Body: ComponentType<PanelProps>;
  keys?: string;
}

import type { LucideIcon } from 'lucide-react';

export interface PickOption {
  id: string;
  label: string;
  /** Found by it too: a group, what is inside. */
  hint?: string;
  /** Other words that somebody may type for it. */
  words?: string;
  /** The heading it stands under; options of one group follow each other. */
  group?: string | null;
  Icon?: LucideIcon;
}

import type { LucideIcon } from 'lucide-react';

export interface PickerOption {
  id: string;
  label: string;
  hint?: string;
  words?: string;
  /** Heading; options of one group must be adjacent. */
  group?: string | null;
  Icon?: LucideIcon;
}

import type { Publication } from '@fanfare/shared/contracts';

export interface DayPosts {
  /** By local day, earliest first. */
  days: ReadonlyMap<string, readonly Publication[]>;
  today: string;
  canMove: (post: Publication) => boolean;
  onMove: (post: Publication, day: string) => void;
  onOpen: (post: Publication) => void;
  /** Undefined if the user may not write posts. */
  onNew: ((day: string) => void) | undefined;
}

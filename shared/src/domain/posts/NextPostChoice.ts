import type { NextPost } from '../../contracts/index.ts';

export interface NextPostChoice {
  choice: string | undefined;
  published: NextPost | null | undefined;
  onChange: (choice: string | undefined) => void;
}

import type { Command } from '@fanfare/shared/host';
import { createContext } from 'react';

/** The shell's own commands as they are now, for its menu. */
export const CommandsContext = createContext<readonly Command[]>([]);

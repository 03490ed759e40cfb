import { createContext, type ReactNode, useContext } from 'react';

/** A view of one remote in a screen of another. */
export interface SlotContent {
  /** Unique in its slot. */
  id: string;
  title: string;
  /** Name of the remote that provides it. */
  remote: string;
  /** Includes its own skeleton, error boundary and error message. */
  element: ReactNode;
}

/** Returns the contents of a slot, in order. */
export type FindSlotContents = (name: string) => readonly SlotContent[];

const nothing: readonly SlotContent[] = [];
const SlotsContext = createContext<FindSlotContents>(() => nothing);
export const SlotsProvider = SlotsContext.Provider;

/**
 * Returns the contents of a slot, in order. Updates when releases change.
 * @param name name of the slot
 */
export function useSlots(name: string): readonly SlotContent[] {
  return useContext(SlotsContext)(name);
}

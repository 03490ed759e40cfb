import { createContext, type ReactNode, useContext } from 'react';

/** A view that some remote puts into a screen of another one. */
export interface SlotContent {
  /** Unlike all others in the same slot. */
  id: string;
  title: string;
  /** Which remote it comes from. */
  remote: string;
  /** Draws itself with a skeleton, a boundary and a panel of its own: a failure stays inside. */
  element: ReactNode;
}

/** Answers what stands in a slot, in order. */
export type FindSlotContents = (name: string) => readonly SlotContent[];

const nothing: readonly SlotContent[] = [];
const SlotsContext = createContext<FindSlotContents>(() => nothing);
export const SlotsProvider = SlotsContext.Provider;

/** What the released remotes put into the slot of this name, in order. Changes when releases do. */
export function useSlots(name: string): readonly SlotContent[] {
  return useContext(SlotsContext)(name);
}

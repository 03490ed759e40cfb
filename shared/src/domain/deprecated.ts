import { EventDialog } from './events/EventDialog.tsx';

/** @deprecated Use `EventDialog`. */
export const EventWindow = EventDialog;

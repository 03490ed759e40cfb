export { REMOTE_CONTRACT } from '../contracts/index.ts';
export { defineRemote } from './defineRemote.ts';
export { type HostApi, HostProvider, type ToastMessage, useHost } from './HostApi.ts';
export type { RemoteModule } from './RemoteModule.ts';
export { type FindSlotContents, type SlotContent, SlotsProvider, useSlots } from './slots.ts';

export type { Command } from '../contracts/index.ts';
export { REMOTE_CONTRACT } from '../contracts/index.ts';
export { type CommandRegistry, createCommandRegistry } from './commands/createCommandRegistry.ts';
export { keyText } from './commands/parseKeys.ts';
export { useCommands } from './commands/useCommands.ts';
export { useListKeys } from './commands/useListKeys.ts';
export { defineRemote } from './defineRemote.ts';
export { isWorkKept, KEPT_WORK } from './deprecated.ts';
export {
  type CommandSource,
  type ConfirmQuestion,
  type HostApi,
  HostProvider,
  type LeaveGuard,
  type PromptQuestion,
  type ReleaseTools,
  type ToastMessage,
  useHost,
} from './HostApi.ts';
export type { RemoteModule } from './RemoteModule.ts';
export { type FindSlotContents, type SlotContent, SlotsProvider, useSlots } from './slots.ts';
export { UserMenu } from './UserMenu.tsx';
export { hasStoredUnsavedChanges, UNSAVED_CHANGES_PREFIX } from './unsavedChanges.ts';
export { useAuthorName } from './useAuthorName.ts';
export { useLeaveGuard } from './useLeaveGuard.ts';

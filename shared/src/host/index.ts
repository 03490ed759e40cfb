export { defineRemote } from './defineRemote.ts';
export { type HostApi, HostProvider, type ToastMessage, useHost } from './HostApi.ts';
export { REMOTE_CONTRACT, type RemoteModule } from './RemoteModule.ts';

export { aConnectedStatus, aDisconnectedStatus, anAccount, anEvent, aUser } from './builders.ts';
export { type FakeServer, fakeServer, type ReceivedRequest } from './fakeServer.ts';
export { fromCapture } from './fromCapture.ts';
export { renderWithHost } from './renderWithHost.tsx';

export { CaptureBar } from '../../session/capture/CaptureBar.tsx';
export { AdminAccess } from './AdminAccess.ts';
export { CommandDialogs } from './CommandDialogs.tsx';

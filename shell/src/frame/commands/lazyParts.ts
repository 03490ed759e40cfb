export { CaptureBar } from '../../session/capture/CaptureBar.tsx';
export { CommandDialogs } from './CommandDialogs.tsx';

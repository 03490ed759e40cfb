/** One chunk, loaded on first use. */
export { CaptureBar } from '../../session/capture/CaptureBar.tsx';
export { CommandWindows } from './CommandWindows.tsx';

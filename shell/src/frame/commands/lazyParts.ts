/** What the commands open, in one file that arrives when one of it is opened first. */
export { CaptureBar } from '../../session/capture/CaptureBar.tsx';
export { CommandWindows } from './CommandWindows.tsx';

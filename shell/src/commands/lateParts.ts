/** What the commands open, in one file that arrives when one of it is opened first. */
export { CaptureBar } from '../capture/CaptureBar.tsx';
export { CommandWindows } from './CommandWindows.tsx';

export { PhoneButton } from './PhoneButton.tsx';
export { PhoneDock } from './PhoneDock.tsx';

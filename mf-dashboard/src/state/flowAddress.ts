import { routes } from '@fanfare/shared/contracts';

export function flowAddress(name: string): string {
  return `${routes.flowBuilder}?flow=${encodeURIComponent(name)}`;
}

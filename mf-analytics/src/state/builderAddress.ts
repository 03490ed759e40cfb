import { routes } from '@fanfare/shared/contracts';

export function builderAddress(name: string): string {
  return `${routes.flowBuilder}?flow=${encodeURIComponent(name)}`;
}

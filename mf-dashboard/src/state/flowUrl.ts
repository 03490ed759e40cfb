import { routes } from '@fanfare/shared/contracts';

export function flowUrl(name: string): string {
  return `${routes.flowBuilder}?flow=${encodeURIComponent(name)}`;
}

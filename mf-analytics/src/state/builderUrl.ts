import { routes } from '@fanfare/shared/contracts';

export function builderUrl(name: string): string {
  return `${routes.flowBuilder}?flow=${encodeURIComponent(name)}`;
}

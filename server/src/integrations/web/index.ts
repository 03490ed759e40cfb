export { createWebClient, type WebClient } from './createWebClient.ts';
export { isPublicAddress } from './isPublicAddress.ts';
export type { WebPolicy } from './WebPolicy.ts';

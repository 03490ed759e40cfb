export const HANDLE_PX = { dot: 14, target: 32 } as const;

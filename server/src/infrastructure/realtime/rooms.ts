export const rooms = {
  user: (userId: string) => `user:${userId}`,
  session: (sessionId: string) => `session:${sessionId}`,
  eventType: (userId: string, eventType: string) => `user:${userId}:${eventType}`,
};

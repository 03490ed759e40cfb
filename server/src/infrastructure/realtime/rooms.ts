export const rooms = {
  workspace: (ownerId: string) => `workspace:${ownerId}`,
  member: (membership: string) => `member:${membership}`,
  user: (userId: string) => `user:${userId}`,
  session: (sessionId: string) => `session:${sessionId}`,
  eventType: (ownerId: string, eventType: string) => `workspace:${ownerId}:${eventType}`,
};

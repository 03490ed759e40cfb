export interface SignedIn {
  userId: string;
  sessionId: string;
  username: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    signedIn: SignedIn | null;
  }
}

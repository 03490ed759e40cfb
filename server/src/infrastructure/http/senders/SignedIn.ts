/** Who sent a request, and through which session. */
export interface SignedIn {
  userId: string;
  sessionId: string;
  username: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null on a public call. */
    signedIn: SignedIn | null;
  }
}

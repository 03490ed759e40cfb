/** Somebody or something that plays the followers' part, where the platform under test offers it. */
export interface Actors {
  api: (method: string, path: string, body?: unknown) => Promise<Reply>;
}

export interface Reply {
  status: number;
  headers: Headers;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: the shape is what the cases assert
  body: any;
}

/** What the cases play with: an account with a token, people and posts. */
export interface Stage {
  igId: string;
  appScopedId: string;
  username: string;
  token: string;
  /** Granted with the basic scope alone. */
  poorToken: string | null;
  /** A person who wrote within the last 24 hours, and one who never wrote. */
  igsid: string;
  strangerIgsid: string | null;
  /** A message of the first person. */
  mid: string | null;
  postId: string;
  storyId: string | null;
  reelId: string | null;
  /** A comment of somebody else under the post. */
  commentId: string;
  replyId: string | null;
  actors: Actors | null;
  /** Calls the Graph API with the token (or another, or null for none). */
  graph: (method: string, path: string, body?: unknown, token?: string | null) => Promise<Reply>;
  /** Calls any address of the platform, such as the login's. */
  call: (host: Host, path: string, init?: RequestInit) => Promise<Reply>;
  app: { id: string; secret: string; redirectUri: string } | null;
}

export type Host = 'www.instagram.com' | 'api.instagram.com' | 'graph.instagram.com';

/** Simulates followers, if the platform can do so. */
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

export interface Stage {
  igId: string;
  appScopedId: string;
  username: string;
  token: string;
  /** A token that has only the basic scope. */
  poorToken: string | null;
  /** One of them wrote within 24 hours, the other never. */
  igsid: string;
  strangerIgsid: string | null;
  mid: string | null;
  postId: string;
  storyId: string | null;
  reelId: string | null;
  /** A comment by another user. */
  commentId: string;
  replyId: string | null;
  actors: Actors | null;
  /** If `token` is null, sends no token. */
  graph: (method: string, path: string, body?: unknown, token?: string | null) => Promise<Reply>;
  call: (host: Host, path: string, init?: RequestInit) => Promise<Reply>;
  app: { id: string; secret: string; redirectUri: string } | null;
}

export type Host = 'www.instagram.com' | 'api.instagram.com' | 'graph.instagram.com';

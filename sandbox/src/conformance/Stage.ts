/** Simulates followers, where the platform offers it. */
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
  /** Has the basic scope only. */
  poorToken: string | null;
  /** One wrote within 24 hours, one never. */
  igsid: string;
  strangerIgsid: string | null;
  mid: string | null;
  postId: string;
  storyId: string | null;
  reelId: string | null;
  /** By another user. */
  commentId: string;
  replyId: string | null;
  actors: Actors | null;
  /** `token` null: without one. */
  graph: (method: string, path: string, body?: unknown, token?: string | null) => Promise<Reply>;
  call: (host: Host, path: string, init?: RequestInit) => Promise<Reply>;
  app: { id: string; secret: string; redirectUri: string } | null;
}

export type Host = 'www.instagram.com' | 'api.instagram.com' | 'graph.instagram.com';

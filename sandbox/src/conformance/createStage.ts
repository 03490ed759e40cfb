import type { Actors, Host, Reply, Stage } from './Stage.ts';

export interface Platform {
  /** URLs without a trailing slash. */
  hosts: Record<Host, string>;
  version: string;
  token: string;
  poorToken: string | null;
  app: Stage['app'];
  /** A person who wrote within 24 hours. */
  igsid: string;
  strangerIgsid: string | null;
  mid: string | null;
  actors: Actors | null;
}

/** These paths have no version. */
const unversioned = /^\/(access_token|refresh_access_token)\b/;

export async function createStage({ hosts, version, ...given }: Platform): Promise<Stage> {
  const call: Stage['call'] = async (host, path, init) => {
    const response = await fetch(hosts[host] + path, { redirect: 'manual', ...init });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : undefined };
  };
  const graph: Stage['graph'] = (method, path, body, token = given.token): Promise<Reply> =>
    call('graph.instagram.com', unversioned.test(path) ? path : `/${version}${path}`, {
      method,
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });

  const me = (await graph('GET', '/me?fields=id,user_id,username')).body;
  const profile = me.data?.[0] ?? me;
  const posts = (await graph('GET', '/me/media?fields=id,media_product_type,comments_count&limit=50')).body.data ?? [];
  const find = (product: string) =>
    posts.find(
      (post: { media_product_type: string; comments_count: number }) =>
        post.media_product_type === product && post.comments_count > 1,
    );
  const postId: string = find('FEED')?.id ?? '';
  const comments = (await graph('GET', `/${postId}/comments?fields=id,from`)).body.data ?? [];
  const foreign = comments.find((comment: { from: { id: string } }) => comment.from.id !== profile.user_id);
  return {
    ...given,
    igId: profile.user_id,
    appScopedId: profile.id,
    username: profile.username,
    postId,
    storyId: null,
    reelId: find('REELS')?.id ?? null,
    commentId: foreign?.id ?? '',
    replyId: null,
    graph,
    call,
  };
}

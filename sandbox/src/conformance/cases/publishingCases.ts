import { expect } from 'expect';
import { type Case, exchange, expectError, scene } from '../Case.ts';
import type { Stage } from '../Stage.ts';

const digits = expect.stringMatching(/^\d+$/);
const image_url = 'https://example.com/a.jpg';
const POLLS_MAX = 20;
const HOUR_MS = 60 * 60 * 1000;

async function untilFinished(stage: Stage, id: string): Promise<string[]> {
  const seen: string[] = [];
  while (seen.length < POLLS_MAX && seen.at(-1) !== 'FINISHED') {
    const { body } = await stage.graph('GET', `/${id}?fields=status_code`);
    expect(body).toEqual({ status_code: expect.any(String), id });
    seen.push(body.status_code);
  }
  return seen;
}

async function publish(stage: Stage, container: object): Promise<string> {
  const { body } = await stage.graph('POST', '/me/media', container);
  expect(body).toEqual({ id: digits });
  expect((await untilFinished(stage, body.id)).at(-1)).toBe('FINISHED');
  const published = await stage.graph('POST', '/me/media_publish', { creation_id: body.id });
  expect(published.body).toEqual({ id: digits });
  return published.body.id;
}

export const publishingCases: Case[] = [
  scene('10', 'a picture is published and seen', ['actors'], async (stage) => {
    const id = await publish(stage, { image_url, caption: 'Hello #world', alt_text: 'A bag' });
    const { body } = await stage.graph('GET', `/${id}?fields=caption,media_type,media_product_type,alt_text,permalink`);
    expect(body).toEqual({
      id,
      caption: 'Hello #world',
      media_type: 'IMAGE',
      media_product_type: 'FEED',
      alt_text: 'A bag',
      permalink: expect.stringContaining('instagram.com/p/'),
    });
    const list = await stage.graph('GET', '/me/media?fields=id&limit=1');
    expect(list.body.data).toEqual([{ id }]);
  }),
  scene('10', 'a reel', ['actors'], async (stage) => {
    const id = await publish(stage, { media_type: 'REELS', video_url: 'https://example.com/a.mp4', caption: 'wrap' });
    const { body } = await stage.graph('GET', `/${id}?fields=media_type,media_product_type,permalink`);
    expect(body).toMatchObject({
      media_type: 'VIDEO',
      media_product_type: 'REELS',
      permalink: expect.stringContaining('/reel/'),
    });
  }),
  scene('10', 'a story is no part of the feed', ['actors'], async (stage) => {
    const id = await publish(stage, { media_type: 'STORIES', image_url });
    const feed = await stage.graph('GET', '/me/media?fields=id&limit=5');
    expect(feed.body.data.map((each: { id: string }) => each.id)).not.toContain(id);
    const stories = await stage.graph('GET', '/me/stories?fields=id');
    expect(stories.body.data).toContainEqual({ id });
  }),
  scene('10', 'a carousel', ['actors'], async (stage) => {
    const children: string[] = [];
    for (let count = 0; count < 2; count += 1) {
      children.push((await stage.graph('POST', '/me/media', { image_url, is_carousel_item: true })).body.id);
    }
    const id = await publish(stage, { media_type: 'CAROUSEL', children: children.join(','), caption: 'two' });
    const { body } = await stage.graph('GET', `/${id}?fields=media_type,children{id,media_type}`);
    expect(body.media_type).toBe('CAROUSEL_ALBUM');
    expect(body.children.data).toHaveLength(2);
  }),
  scene('10', 'a container is not ready at once, and then it is', ['actors'], async (stage) => {
    const { body } = await stage.graph('POST', '/me/media', { image_url });
    expectError(await stage.graph('POST', '/me/media_publish', { creation_id: body.id }), 9007, 2207027);
    expect((await untilFinished(stage, body.id))[0]).toBe('IN_PROGRESS');
  }),
  scene('10', 'a published container says so', ['actors'], async (stage) => {
    const { body } = await stage.graph('POST', '/me/media', { image_url });
    await untilFinished(stage, body.id);
    await stage.graph('POST', '/me/media_publish', { creation_id: body.id });
    expect((await stage.graph('GET', `/${body.id}?fields=status_code`)).body.status_code).toBe('PUBLISHED');
  }),
  scene('10', 'a container expires after a day', ['actors'], async (stage) => {
    const { body } = await stage.graph('POST', '/me/media', { image_url });
    await stage.actors?.api('POST', '/clock', { advanceMs: 25 * HOUR_MS });
    expect((await stage.graph('GET', `/${body.id}?fields=status_code`)).body.status_code).toBe('EXPIRED');
    await stage.actors?.api('POST', '/clock', { advanceMs: -25 * HOUR_MS });
  }),
  exchange('10', 'neither picture nor film', ['POST', '/me/media', { caption: 'a' }], { error: [100] }),
  exchange('10', 'a reel without film', ['POST', '/me/media', { media_type: 'REELS', image_url }], { error: [100] }),
  exchange('10', 'an address that is none', ['POST', '/me/media', { image_url: 'a.jpg' }], { error: [9004, 2207052] }),
  exchange('10', 'an unknown media type', ['POST', '/me/media', { media_type: 'HOLOGRAM', image_url }], {
    error: [100, 2207023],
  }),
  exchange('10', 'a caption of 2201 characters', ['POST', '/me/media', { image_url, caption: 'x'.repeat(2201) }], {
    error: [36004, 2207010],
  }),
  exchange('10', '31 hashtags', ['POST', '/me/media', { image_url, caption: '#a '.repeat(31) }], { error: [36004, 2207010] }),
  exchange('10', '21 mentions', ['POST', '/me/media', { image_url, caption: '@a '.repeat(21) }], { error: [36004, 2207010] }),
  exchange('10', 'a carousel of one', ['POST', '/me/media', { media_type: 'CAROUSEL', children: '1' }], {
    error: [100, 2207028],
  }),
  exchange('10', 'a carousel of eleven', ['POST', '/me/media', { media_type: 'CAROUSEL', children: '1,2,3,4,5,6,7,8,9,10,11' }], {
    error: [100, 2207028],
  }),
  exchange('10', 'a carousel of strangers', ['POST', '/me/media', { media_type: 'CAROUSEL', children: '1,2' }], {
    error: [100, 33],
  }),
  exchange(
    '10',
    'alt_text of a reel',
    ['POST', '/me/media', { media_type: 'REELS', video_url: 'https://example.com/a.mp4', alt_text: 'a' }],
    { error: [100] },
  ),
  exchange('10', 'an unknown parameter', ['POST', '/me/media', { image_url, filter: 'sepia' }], { error: [100] }),
  exchange('10', 'publishing nothing', ['POST', '/me/media_publish', {}], { error: [100] }),
  exchange('10', 'publishing an unknown container', ['POST', '/me/media_publish', { creation_id: '1' }], { error: [100, 33] }),
  exchange('10', 'the quota', ['GET', '/me/content_publishing_limit?fields=quota_usage,config'], {
    answer: { data: [{ quota_usage: expect.any(Number), config: { quota_total: expect.any(Number), quota_duration: 86400 } }] },
  }),
  exchange(
    '3',
    'a post has the documented fields',
    [
      'GET',
      '/{post}?fields=id,caption,media_type,media_product_type,media_url,permalink,timestamp,username,comments_count,like_count',
    ],
    {
      answer: expect.objectContaining({
        media_type: expect.any(String),
        media_url: expect.any(String),
        comments_count: expect.any(Number),
      }),
    },
  ),
];

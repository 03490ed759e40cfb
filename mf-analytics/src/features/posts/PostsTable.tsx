import type { PostInsights } from '@fanfare/shared/contracts';
import { countText, momentText, percentText } from '@fanfare/shared/domain';
import { color, font, media, pageUrl, radius, space } from '@fanfare/shared/ui';
import { Image } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy/analytics.ts';

const text = copy.posts;
const { columns } = text;

export function PostsTable({ posts }: { posts: readonly PostInsights[] }) {
  const show = (value: number | null, format: (value: number) => string = countText) =>
    value === null ? copy.report.none : format(value);
  return (
    <Table aria-label={text.title}>
      <thead>
        <tr>
          <th scope="col">{columns.post}</th>
          <th scope="col">{columns.reach}</th>
          <th scope="col">{columns.interactions}</th>
          <th scope="col">{columns.rate}</th>
        </tr>
      </thead>
      <tbody>
        {posts.map((post) => (
          <tr key={post.mediaId}>
            <th scope="row">
              <Post>
                <Thumbnail url={post.pictureUrl} />
                <span>
                  <Caption post={post} />
                  {post.publishedAt ? <small>{momentText(post.publishedAt)}</small> : null}
                </span>
              </Post>
            </th>
            <td data-label={columns.reach}>{show(post.reach)}</td>
            <td data-label={columns.interactions}>{show(post.interactions)}</td>
            <td data-label={columns.rate}>{show(post.engagementRate, percentText)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Caption({ post: { caption, permalink } }: { post: PostInsights }) {
  const words = caption?.trim() || text.noCaption;
  const href = pageUrl(permalink);
  return href ? (
    <a href={href} target="_blank" rel="noreferrer">
      {words}
    </a>
  ) : (
    <b>{words}</b>
  );
}

function Thumbnail({ url }: { url: string | null }) {
  const [hasFailed, setHasFailed] = useState(false);
  const src = pageUrl(url);
  return (
    <Frame aria-hidden="true">
      {src && !hasFailed ? <img src={src} alt="" loading="lazy" onError={() => setHasFailed(true)} /> : <Image size={18} />}
    </Frame>
  );
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th, td { padding-block: ${space.x1}; padding-inline: ${space.x2} 0; text-align: end; vertical-align: middle; }
  th:first-child { padding-inline-start: 0; text-align: start; }
  thead th { color: ${color.textMuted}; font-size: ${font.size.small}; font-weight: ${font.weight.medium}; }
  tbody th { width: 100%; font-weight: ${font.weight.medium}; }
  tbody tr { border-top: 1px solid ${color.border}; }
  ${media.narrow} {
    thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    tbody tr { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); padding: ${space.x1} 0; }
    tbody th { grid-column: 1 / -1; padding: ${space.half} 0; }
    td { padding: 0; text-align: start; }
    td::before { content: attr(data-label); display: block; color: ${color.textMuted}; font-size: ${font.size.small}; }
  }
`;

const Post = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.x1half};
  > span { display: grid; min-width: 0; }
  a, b { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; font-weight: ${font.weight.medium}; }
  small { color: ${color.textMuted}; font-size: ${font.size.small}; font-weight: ${font.weight.regular}; }
`;

const Frame = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 48px;
  height: 48px;
  overflow: hidden;
  border-radius: ${radius.small};
  background: ${color.sunken};
  color: ${color.textMuted};
  img { width: 100%; height: 100%; object-fit: cover; }
`;

import type { CommentedPost } from '@fanfare/shared/contracts';
import { countText, dateText } from '@fanfare/shared/domain';
import { Button, type ButtonLook, buttonStyle, color, font, media, radius, space } from '@fanfare/shared/ui';
import { ExternalLink } from 'lucide-react';
import styled from 'styled-components';
import { copy } from '../../../copy/instagram/comments.ts';
import { PostPicture } from './PostPicture.tsx';

const text = copy.comments.posts;

interface PostPaneProps {
  post: CommentedPost;
  /** Undefined if the list shows only its comments. */
  onOnly: (() => void) | undefined;
}

/** The post that the comments are about. */
export function PostPane({ post, onOnly }: PostPaneProps) {
  const { caption, permalink, publishedAt, commentCount, unansweredCount } = post;
  return (
    <Pane aria-label={text.pane}>
      <Frame>
        <PostPicture post={post} />
      </Frame>
      <About>
        <Caption dir="auto" tabIndex={0}>
          {caption ?? text.noCaption}
        </Caption>
        <Facts>
          <div>
            <dt>{text.comments}</dt>
            <dd>{countText(commentCount)}</dd>
          </div>
          <div>
            <dt>{text.unanswered}</dt>
            <dd>{countText(unansweredCount)}</dd>
          </div>
          {publishedAt ? (
            <div>
              <dt>{text.published}</dt>
              <dd>{dateText(publishedAt)}</dd>
            </div>
          ) : null}
        </Facts>
        <Links>
          {onOnly ? (
            <Button $size="small" onClick={onOnly}>
              {text.only}
            </Button>
          ) : null}
          {permalink ? (
            <OutLink $size="small" href={permalink} target="_blank" rel="noreferrer">
              <ExternalLink aria-hidden="true" size={16} />
              {text.open}
            </OutLink>
          ) : null}
        </Links>
      </About>
    </Pane>
  );
}

const Pane = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x1half};
  @media (max-width: 1099px) { grid-template-columns: 96px minmax(0, 1fr); }
`;

const Frame = styled.div`
  aspect-ratio: 4 / 5;
  max-height: 380px;
  overflow: hidden;
  border-radius: ${radius.medium};
  @media (max-width: 1099px) { width: 96px; height: 96px; border-radius: ${radius.small}; }
`;

const About = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.x1half};
  ${media.narrow} { gap: ${space.x1}; }
`;

const Caption = styled.p`
  max-height: 6lh;
  overflow-y: auto;
  font-weight: ${font.weight.medium};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  @media (max-width: 1099px) { max-height: 2lh; }
`;

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x1} ${space.x3};
  dt { color: ${color.textMuted}; font-size: ${font.size.caption}; }
  dd { font-size: ${font.size.small}; font-variant-numeric: tabular-nums; font-weight: ${font.weight.medium}; }
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x1};
  &:empty { display: none; }
`;

const OutLink = styled.a<ButtonLook>`
  ${buttonStyle}
`;

import { Check } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import type { ResponseOf } from '../../contracts/index.ts';
import { SearchField } from '../../ui/controls/SearchField.tsx';
import { dateText } from '../../ui/formats/dates.ts';
import { Button, color, font, motion, radius, SkeletonRows, space } from '../../ui/index.ts';
import { copy } from './copy.ts';
import type { NextPostChoice } from './NextPostChoice.ts';
import { NextPostDrawing } from './NextPostDrawing.tsx';
import { PostThumb } from './PostThumb.tsx';

/** The part of a query's result that is shown. */
export interface KnownPosts {
  data?: ResponseOf<'GET /api/comments/posts'> | undefined;
  isLoading: boolean;
  isError: boolean;
  isSuccess: boolean;
  refetch: () => unknown;
}

interface PostPickerProps {
  query: KnownPosts;
  value: readonly string[];
  onChange: (ids: string[]) => void;
  onDone: () => void;
  next?: NextPostChoice | undefined;
}

const POST_ID = /^\d{5,25}$/;

export function PostPicker({ query, value, onChange, onDone, next }: PostPickerProps) {
  const [words, setWords] = useState('');
  const searched = words.trim().toLocaleLowerCase();
  const posts = query.data?.data ?? [];
  const shown = posts.filter(
    ({ caption, mediaId }) => searched === '' || mediaId === searched || caption?.toLocaleLowerCase().includes(searched),
  );
  const isUnknownId = POST_ID.test(searched) && shown.length === 0;
  const isNext = next?.choice !== undefined;
  const toggle = (id: string) => onChange(value.includes(id) ? value.filter((each) => each !== id) : [...value, id]);
  return (
    <Content>
      <SearchField label={copy.search} value={words} onChange={setWords} />
      {query.isLoading ? <SkeletonRows label={copy.loading} count={3} height="96px" /> : null}
      {query.isError ? (
        <Note>
          {copy.failed}
          <Button $size="small" onClick={() => void query.refetch()}>
            {copy.retry}
          </Button>
        </Note>
      ) : null}
      {query.isSuccess && shown.length === 0 && !isUnknownId ? (
        <Note>{posts.length === 0 ? copy.none : copy.nothingFound}</Note>
      ) : null}
      {isUnknownId ? (
        <Note>
          <Button
            $size="small"
            onClick={() => {
              if (!value.includes(searched)) toggle(searched);
              setWords('');
            }}
          >
            {copy.useId(searched)}
          </Button>
        </Note>
      ) : null}
      <Grid>
        {next && searched === '' ? (
          <Tile>
            <input type="checkbox" checked={isNext} onChange={() => next.onChange(isNext ? undefined : choiceOf(next))} />
            <Picture>
              <NextPostDrawing />
              <Mark aria-hidden="true">
                <Check size={14} strokeWidth={3} />
              </Mark>
            </Picture>
            <Caption>{copy.next}</Caption>
            <small>{copy.notPublished}</small>
          </Tile>
        ) : null}
        {shown.map(({ mediaId, caption, pictureUrl, publishedAt }) => (
          <Tile key={mediaId}>
            <input type="checkbox" checked={value.includes(mediaId)} onChange={() => toggle(mediaId)} />
            <Picture>
              <PostThumb url={pictureUrl} />
              <Mark aria-hidden="true">
                <Check size={14} strokeWidth={3} />
              </Mark>
            </Picture>
            <Caption dir="auto">{caption || copy.noCaption}</Caption>
            {publishedAt === null ? null : <small>{dateText(publishedAt)}</small>}
          </Tile>
        ))}
      </Grid>
      <Foot>
        <span role="status">{copy.chosen(value.length + (isNext ? 1 : 0))}</span>
        <Button $variant="primary" onClick={onDone}>
          {copy.done}
        </Button>
      </Foot>
    </Content>
  );
}

function choiceOf({ published }: NextPostChoice): string {
  return published && published.posts.length === 0 ? published.choice : crypto.randomUUID();
}

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x2};
`;

const Note = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x1};
  color: ${color.textMuted};
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(112px, 1fr));
  gap: ${space.x1half};
  max-height: 50vh;
  padding: 2px;
  overflow-y: auto;
  &:empty { display: none; }
`;

const Mark = styled.span`
  position: absolute;
  inset: ${space.half} ${space.half} auto auto;
  display: grid;
  place-items: center;
  width: 22px;
  height: 22px;
  border: 2px solid ${color.surface};
  border-radius: ${radius.pill};
  background: ${color.accent};
  color: ${color.onAccent};
  opacity: 0;
  transition: opacity ${motion.quick};
`;

const Picture = styled.span`
  position: relative;
  aspect-ratio: 1;
  border-radius: ${radius.small};
`;

const Caption = styled.span`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Tile = styled.label`
  display: grid;
  align-content: start;
  gap: ${space.half};
  font-size: ${font.size.small};
  cursor: pointer;
  position: relative;
  small { color: ${color.textMuted}; font-size: ${font.size.caption}; }
  input { position: absolute; opacity: 0; }
  &:hover ${Picture} { box-shadow: 0 0 0 2px ${color.borderStrong}; }
  input:checked + ${Picture} { box-shadow: 0 0 0 2px ${color.accent}; }
  input:focus-visible + ${Picture} { outline: 2px solid ${color.accent}; outline-offset: 3px; }
  input:checked + ${Picture} ${Mark} { opacity: 1; }
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x2};
  > span { color: ${color.textMuted}; font-size: ${font.size.small}; }
`;

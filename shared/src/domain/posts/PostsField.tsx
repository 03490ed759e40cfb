import { Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { Button, color, Dialog, font, IconButton, space } from '../../ui/index.ts';
import { copy } from './copy.ts';
import type { NextPostChoice } from './NextPostChoice.ts';
import { NextPostRows } from './NextPostRows.tsx';
import { type KnownPosts, PostPicker } from './PostPicker.tsx';
import { PostRow } from './PostRow.tsx';
import { PostThumb } from './PostThumb.tsx';

interface PostsFieldProps {
  label: string;
  hint: string;
  /** Instagram's ids of posts. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
  /** `useKnownPosts` of the API. */
  usePosts: (isNeeded: boolean) => KnownPosts;
  next?: NextPostChoice | undefined;
}

/** Chooses posts by their pictures. Ids of unknown posts stay, and are shown as such. */
export function PostsField({ label, hint, value, onChange, usePosts, next }: PostsFieldProps) {
  const labelId = useId();
  const [isOpen, setOpen] = useState(false);
  const isNext = next?.choice !== undefined;
  const query = usePosts(value.length > 0 || isNext || isOpen);
  const posts = query.data?.data ?? [];
  return (
    <Group role="group" aria-labelledby={labelId}>
      <Name id={labelId}>{label}</Name>
      {value.length > 0 || isNext ? (
        <List>
          {next && isNext ? <NextPostRows next={next} query={query} /> : null}
          {value.map((id) => {
            const post = posts.find(({ mediaId }) => mediaId === id);
            const name = post ? (post.caption ?? copy.noCaption) : copy.unknown(id);
            return (
              <PostRow
                key={id}
                thumb={<PostThumb url={post?.pictureUrl ?? null} />}
                name={name}
                detail={post || !query.isSuccess ? undefined : copy.unknownHint}
              >
                <IconButton
                  $variant="quiet"
                  $size="small"
                  aria-label={copy.remove(name)}
                  onClick={() => onChange(value.filter((each) => each !== id))}
                >
                  <X aria-hidden="true" />
                </IconButton>
              </PostRow>
            );
          })}
        </List>
      ) : null}
      <Button $size="small" onClick={() => setOpen(true)}>
        <Plus aria-hidden="true" />
        {copy.choose}
      </Button>
      <Hint>{hint}</Hint>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={copy.title}>
        <PostPicker query={query} value={value} onChange={onChange} next={next} onDone={() => setOpen(false)} />
      </Dialog>
    </Group>
  );
}

const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space.half};
`;

const Name = styled.span`
  font-size: ${font.size.small};
  font-weight: ${font.weight.medium};
`;

const Hint = styled.span`
  color: ${color.textMuted};
  font-size: ${font.size.small};
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  width: 100%;
  margin: 0;
  padding: 0;
  list-style: none;
`;

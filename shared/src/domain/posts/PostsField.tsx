import { Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { Button, color, Dialog, font, IconButton, space } from '../../ui/index.ts';
import { copy } from './copy.ts';
import { type KnownPosts, PostPicker } from './PostPicker.tsx';
import { PostThumb } from './PostThumb.tsx';

interface PostsFieldProps {
  label: string;
  hint: string;
  /** Instagram's ids of posts. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
  /** `useKnownPosts` of the API. */
  usePosts: (isNeeded: boolean) => KnownPosts;
}

/** Chooses posts by their pictures. Ids of unknown posts stay, and are shown as such. */
export function PostsField({ label, hint, value, onChange, usePosts }: PostsFieldProps) {
  const labelId = useId();
  const [isOpen, setOpen] = useState(false);
  const query = usePosts(value.length > 0 || isOpen);
  const posts = query.data?.data ?? [];
  return (
    <Group role="group" aria-labelledby={labelId}>
      <Name id={labelId}>{label}</Name>
      {value.length > 0 ? (
        <List>
          {value.map((id) => {
            const post = posts.find(({ mediaId }) => mediaId === id);
            const name = post ? (post.caption ?? copy.noCaption) : copy.unknown(id);
            return (
              <li key={id}>
                <Thumb>
                  <PostThumb url={post?.pictureUrl ?? null} />
                </Thumb>
                <Words dir="auto">
                  <span>{name}</span>
                  {post || !query.isSuccess ? null : <small>{copy.unknownHint}</small>}
                </Words>
                <IconButton
                  $variant="quiet"
                  $size="small"
                  aria-label={copy.remove(name)}
                  onClick={() => onChange(value.filter((each) => each !== id))}
                >
                  <X aria-hidden="true" />
                </IconButton>
              </li>
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
        <PostPicker query={query} value={value} onChange={onChange} onDone={() => setOpen(false)} />
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
  li {
    display: flex;
    align-items: center;
    gap: ${space.x1};
    min-height: 48px;
    padding: ${space.half} 0;
    border-bottom: 1px solid ${color.border};
  }
`;

const Thumb = styled.span`
  flex: none;
  width: 40px;
  height: 40px;
`;

const Words = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
  span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  small { color: ${color.textMuted}; }
`;

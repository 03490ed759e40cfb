import { t } from '@lingui/core/macro';

export const copy = {
  choose: t`Choose posts`,
  title: t`Choose posts`,
  search: t`Search captions`,
  loading: t`Loading posts`,
  failed: t`Could not load posts.`,
  retry: t`Try again`,
  none: t`No posts are known yet. They appear here after you open Comments or publish from here.`,
  nothingFound: t`No post has these words in its caption.`,
  useId: (id: string) => t`Use the post ID ${id}`,
  noCaption: t`No caption`,
  unknown: (id: string) => t`Post ${id}`,
  unknownHint: t`Not among the known posts`,
  remove: (name: string) => t`Remove ${name}`,
  done: t`Done`,
  chosen: (count: number) => t`${count} chosen`,
};

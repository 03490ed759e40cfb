export type Shape = 'picture' | 'video' | 'audio' | 'link';

/** How a file of Instagram's type is drawn. The next one is tried if the browser cannot show the first. */
const shapes: Readonly<Record<string, readonly Shape[]>> = {
  image: ['picture'],
  media: ['picture', 'video'],
  video: ['video'],
  audio: ['audio'],
  reel: ['video', 'picture'],
  ig_reel: ['video', 'picture'],
  share: ['picture', 'link'],
  ig_post: ['picture', 'video', 'link'],
  story: ['picture', 'video'],
  ig_story: ['picture', 'video'],
  story_mention: ['picture', 'video'],
  story_reply: ['picture', 'video'],
};
const LINK: readonly Shape[] = ['link'];

/** Instagram may send unknown types. */
export const shapesOf = (type: string): readonly Shape[] => shapes[type] ?? LINK;

export const isStory = (type: string): boolean => type.includes('story');
export const isShared = (type: string): boolean => type === 'share' || type === 'ig_post';

import { errorText, isApiError } from '@fanfare/shared/api';
import { PICTURES_MAX } from '@fanfare/shared/contracts';
import { copy } from '../../../copy/instagram/inbox.ts';
import { readDraft, useDraft } from '../../../state/storage/useDraft.ts';
import { useUploadPictureMutation } from '../inbox.api.ts';
import { addUpload, changeUpload, type PictureUpload, removeUpload, uploadsOf, useUploads } from './pictureUploads.ts';
import { refusePicture } from './refusePicture.ts';

const text = copy.inbox.composer.picture;
const listOf = (draft: string) => draft.split(' ').filter((url) => url !== '');

/** Uploads images as soon as they are selected, so that errors are known before sending. */
export function usePictures(threadId: string) {
  const key = `upload.${threadId}`;
  const [draft, setDraft] = useDraft(key);
  const [send] = useUploadPictureMutation();
  const uploads = useUploads(threadId);
  const urls = listOf(draft);
  const setUrls = (next: readonly string[]) => setDraft(next.join(' '));

  async function start(file: File): Promise<void> {
    const id = crypto.randomUUID();
    const onUploadProgress = (share: number | null) => changeUpload(threadId, id, { share });
    const request = send({ id: threadId, file, onUploadProgress });
    addUpload(threadId, { id, file, failure: null, isRefused: false, share: 0, abort: request.abort });
    const { data, error } = await request;
    if (data !== undefined) {
      // Other uploads may have finished meanwhile.
      if (removeUpload(threadId, id)) setUrls([...listOf(readDraft(key)), data]);
      return;
    }
    const failure = errorText(error, { fallback: text.uploadFailed });
    const isRefused = isApiError(error) && error.kind === 'server' && error.status === 400;
    changeUpload(threadId, id, { failure, isRefused });
  }

  return {
    /** Of the finished uploads. */
    urls,
    setUrls,
    /** Puts unsent images before those that were added meanwhile. */
    restore: (unsent: readonly string[]) => setUrls([...unsent, ...listOf(readDraft(key))]),
    uploads,
    /** Returns the reason if files are refused. */
    choose(files: ArrayLike<File>): string | null {
      const chosen = Array.from(files);
      const refused = chosen.map(refusePicture).find((refusal) => refusal !== null);
      if (refused) return refused;
      const room = PICTURES_MAX - urls.length - uploadsOf(threadId).length;
      for (const file of chosen.slice(0, Math.max(0, room))) void start(file);
      return chosen.length > room ? text.tooMany(PICTURES_MAX) : null;
    },
    retry({ id, file }: PictureUpload) {
      removeUpload(threadId, id);
      void start(file);
    },
    cancel({ id, abort }: PictureUpload) {
      removeUpload(threadId, id);
      abort();
    },
    remove: (url: string) => setUrls(urls.filter((other) => other !== url)),
  };
}

export type Pictures = ReturnType<typeof usePictures>;

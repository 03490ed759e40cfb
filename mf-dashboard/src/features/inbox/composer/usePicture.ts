import { errorText, isApiError } from '@fanfare/shared/api';
import { copy } from '../../../copy/instagram/inbox.ts';
import { useDraft } from '../../../state/useDraft.ts';
import { useUploadPictureMutation } from '../inbox.api.ts';
import { findUpload, setUpload, useUpload } from './pictureUploads.ts';
import { refusePicture } from './refusePicture.ts';

const text = copy.inbox.composer.picture;

/** Uploads the image as soon as it is selected, so that errors are known before sending. */
export function usePicture(threadId: string) {
  const [url, setUrl] = useDraft(`upload.${threadId}`);
  const [send] = useUploadPictureMutation();
  const upload = useUpload(threadId);

  async function start(file: File): Promise<void> {
    findUpload(threadId)?.abort();
    setUrl('');
    const onUploadProgress = (share: number | null) => {
      const current = findUpload(threadId);
      if (current?.abort === request.abort) setUpload(threadId, { ...current, share });
    };
    const request = send({ id: threadId, file, onUploadProgress });
    const started = { file, failure: null, isRefused: false, share: 0, abort: request.abort };
    setUpload(threadId, started);
    const { data, error } = await request;
    // The image was removed or replaced in the meantime.
    if (findUpload(threadId)?.abort !== request.abort) return;
    if (data !== undefined) {
      setUpload(threadId, null);
      return setUrl(data);
    }
    const failure = errorText(error, { fallback: text.uploadFailed });
    const isRefused = isApiError(error) && error.kind === 'server' && error.status === 400;
    setUpload(threadId, { ...started, failure, isRefused });
  }

  return {
    /** The URL of the upload; empty until it has finished. */
    url,
    setUrl,
    upload,
    /** Returns the reason if the file is refused. */
    choose(files: ArrayLike<File>): string | null {
      const [file, ...others] = Array.from(files);
      if (!file) return null;
      const refusal = refusePicture(file);
      if (refusal !== null) return refusal;
      void start(file);
      return others.length > 0 ? text.oneAtATime : null;
    },
    retry: () => upload && void start(upload.file),
    remove() {
      upload?.abort();
      setUpload(threadId, null);
      setUrl('');
    },
  };
}

export type Picture = ReturnType<typeof usePicture>;

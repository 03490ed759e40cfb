import { failureNotice } from '@fanfare/shared/api';
import { CAROUSEL_ITEMS_MAX } from '@fanfare/shared/contracts';
import { useHost } from '@fanfare/shared/host';
import { copy } from '../../../copy/instagram/publishing.ts';
import { useDeleteMediaMutation, useUploadMediaMutation } from '../state/publishing.api.ts';
import { type DraftFile, type DraftUpload, newFile, type PostDraft, withUploads } from './postDraft.ts';
import { refuseFile } from './refuseFile.ts';

const text = copy.publishing.form.upload;

type SetDraft = (change: (before: PostDraft) => PostDraft) => void;

/** Uploads continue while the dialog is closed. */
export function useUploads(setDraft: SetDraft) {
  const { toast } = useHost();
  const [upload] = useUploadMediaMutation();
  const [deleteMedia] = useDeleteMediaMutation();

  const change = (key: number, changes: Partial<DraftFile>, ofUpload: Partial<DraftUpload>) =>
    setDraft((before) => ({
      ...before,
      files: before.files.map((file) =>
        file.key === key && file.upload ? { ...file, ...changes, upload: { ...file.upload, ...ofUpload } } : file,
      ),
    }));

  async function send(key: number, file: File): Promise<void> {
    const onUploadProgress = (share: number | null) => change(key, {}, { share });
    const { data, error } = await upload({ file, onUploadProgress });
    if (data) {
      const { id, type, url, width, height } = data;
      return change(key, { type, url }, { id, share: 1, width, height });
    }
    const { title, description } = failureNotice(error, text.failed);
    change(key, {}, { error: description ?? title });
  }

  return {
    add(files: readonly File[], room: number): void {
      if (files.length === 0) return;
      if (files.length > room) toast({ kind: 'error', title: text.tooMany(CAROUSEL_ITEMS_MAX) });
      const added = files.slice(0, room).map((file) => ({ file, entry: entryOf(file) }));
      setDraft((before) =>
        withUploads(
          before,
          added.map(({ entry }) => entry),
        ),
      );
      for (const { file, entry } of added) if (entry.upload?.error === null) void send(entry.key, file);
    },
    /** A file that is not used by a post is deleted on the server, too. */
    forget({ upload: forgotten }: DraftFile): void {
      if (forgotten?.id) void deleteMedia(forgotten.id);
    },
  };
}

function entryOf(file: File): DraftFile {
  const entry = newFile(file.type.startsWith('video/') ? 'video' : 'image');
  return { ...entry, upload: { name: file.name, id: null, share: 0, width: 0, height: 0, error: refuseFile(file) } };
}

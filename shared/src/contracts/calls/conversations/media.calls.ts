import { type Static, Type } from 'typebox';
import { VIDEO_UPLOAD_MAX_BYTES } from '../../limits.ts';
import { type CallContract, Success } from '../call.ts';

const FORM_FRAME_BYTES = 64 * 1024;
const Id = Type.Object({ id: Type.String({ minLength: 1, maxLength: 200 }) });

export const UploadedFile = Type.Object({
  id: Type.String(),
  type: Type.Enum(['image', 'video']),
  /** Signed, and valid for at least 12 hours. Posts and messages accept it at any time. */
  url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  durationMs: Type.Union([Type.Integer(), Type.Null()]),
  size: Type.Integer({ description: 'Bytes' }),
});
export type UploadedFile = Static<typeof UploadedFile>;

export const mediaCalls = {
  'POST /api/media': {
    summary:
      'Upload an image or a video for a post: multipart/form-data with one file in the field `file`. Images become JPEG; unused files stay for two days',
    access: 'signed-in',
    permission: 'publishing.edit',
    bodyLimit: VIDEO_UPLOAD_MAX_BYTES + FORM_FRAME_BYTES,
    response: Success({ data: UploadedFile }),
    status: 201,
  },
  'DELETE /api/media/{id}': {
    summary: 'Delete an own upload that nothing uses',
    access: 'signed-in',
    permission: 'publishing.edit',
    idempotency: 'rerun',
    params: Id,
    response: Success({}),
  },
} as const satisfies Record<string, CallContract>;

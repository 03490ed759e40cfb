import { message } from '@fanfare/shared/contracts';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../AppError.ts';
import { readForm } from './forms.ts';

export async function readUpload(request: FastifyRequest, field: string): Promise<Buffer> {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type', { text: message('requests.picture-not-multipart') });
  return readForm(async () => {
    const part = await request.file();
    if (!part || part.fieldname !== field) {
      part?.file.resume();
      throw new AppError('validation_failed', { text: message('requests.picture-field-missing', { field }) });
    }
    return part.toBuffer();
  });
}

export async function readStream<T>(
  request: FastifyRequest,
  field: string,
  read: (file: AsyncIterable<Buffer>) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type', { text: message('requests.picture-not-multipart') });
  return readForm(async () => {
    const part = await request.file();
    if (!part || part.fieldname !== field) {
      part?.file.resume();
      throw new AppError('validation_failed', { text: message('requests.picture-field-missing', { field }) });
    }
    const { file } = part;
    async function* untilLimit() {
      yield* file as AsyncIterable<Buffer>;
      if (file.truncated) throw new AppError('too_large');
    }
    try {
      return await read(untilLimit());
    } finally {
      file.resume();
    }
  });
}

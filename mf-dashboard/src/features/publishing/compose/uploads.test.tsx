import type { Publication, UploadedFile } from '@fanfare/shared/contracts';
import { aConnectedStatus, aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PublishingPanel } from '../PublishingPanel.tsx';

const UPLOAD = 'POST /api/media';
const PUBLISH = 'POST /api/publishing';
const address = (name: string) => `${location.origin}/media/${name}?expires=1&signature=x`;
const uploaded = (changes: Partial<UploadedFile> = {}): UploadedFile => ({
  id: 'm1',
  type: 'image',
  url: address('m1.jpg'),
  width: 1_080,
  height: 1_080,
  durationMs: null,
  size: 9,
  ...changes,
});
const picture = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const post = { id: 'p1', kind: 'image', state: 'scheduled' } as Publication;

let server: FakeServer;
let count = 0;
beforeEach(() => {
  count = 0;
  server = fakeServer();
  server.answer('GET /api/instagram/status', aConnectedStatus());
  server.answer('GET /api/publishing/quota', { success: true, data: { used: 3, total: 100 } });
  server.answer('GET /api/publishing', { success: true, data: { publications: [], nextCursor: null } });
  server.answer(PUBLISH, { success: true, data: post });
  server.answerWith(UPLOAD, () => {
    count += 1;
    return { success: true as const, data: uploaded({ id: `m${count}`, url: address(`m${count}.jpg`) }) };
  });
});

async function open() {
  const shown = renderWithHost(<PublishingPanel />, { at: '/dashboard?compose=yes', user: aUser() });
  return { ...shown, form: within(await screen.findByRole('dialog', { name: 'New post' })) };
}
type Form = Awaited<ReturnType<typeof open>>['form'];
const choose = (form: Form, ...files: File[]) => userEvent.upload(form.getByLabelText('Files to upload'), files);
const names = (form: Form) =>
  form.queryAllByRole('group', { name: /^File \d+$/ }).map((row) => within(row).getByText(/\.(jpg|mp4)$/).textContent);

test('publishes an uploaded image with its alt text and the AI label', async () => {
  const { form } = await open();
  await choose(form, picture('oak.jpg'));
  expect(await form.findByText('1080 × 1080 px')).toBeVisible();
  expect(form.queryByRole('textbox', { name: 'URL' })).toBeNull();
  await userEvent.type(form.getByRole('textbox', { name: 'Alt text' }), 'A shelf');
  await userEvent.click(form.getByRole('checkbox', { name: /^Label as made with AI/ }));
  await userEvent.click(form.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(server.requestsTo(PUBLISH)).toHaveLength(1));
  const media = [{ type: 'image', url: address('m1.jpg'), altText: 'A shelf' }];
  expect(server.requestsTo(PUBLISH)[0]?.body).toEqual({ kind: 'image', media, isAiGenerated: true });
});

test('several files become a carousel, whose order changes by keyboard and by dragging', async () => {
  const { form } = await open();
  await choose(form, picture('a.jpg'), picture('b.jpg'), picture('c.jpg'));
  expect(form.getByRole('radio', { name: 'Carousel' })).toBeChecked();
  await waitFor(() => expect(form.getAllByText('1080 × 1080 px')).toHaveLength(3));
  await userEvent.click(form.getByRole('button', { name: 'File 3: Move earlier' }));
  expect(names(form)).toEqual(['a.jpg', 'c.jpg', 'b.jpg']);
  const rows = form.getAllByRole('group', { name: /^File \d+$/ });
  const stored = new Map<string, string>();
  const dataTransfer = {
    setData: (type: string, value: string) => stored.set(type, value),
    getData: (type: string) => stored.get(type) ?? '',
    get types() {
      return [...stored.keys()];
    },
  };
  fireEvent.dragStart(rows[2] as HTMLElement, { dataTransfer });
  fireEvent.drop(rows[0] as HTMLElement, { dataTransfer });
  expect(names(form)).toEqual(['b.jpg', 'a.jpg', 'c.jpg']);
});

test('dropped and pasted files are uploaded, up to ten', async () => {
  const { form, toasts } = await open();
  const area = form.getByRole('group', { name: 'Images and videos' });
  fireEvent.drop(area, { dataTransfer: { types: ['Files'], files: [picture('dropped.jpg')] } });
  fireEvent.paste(area, { clipboardData: { files: [picture('pasted.jpg')] } });
  await waitFor(() => expect(names(form)).toEqual(['dropped.jpg', 'pasted.jpg']));
  await choose(form, ...Array.from({ length: 9 }, (_, n) => picture(`${n}.jpg`)));
  expect(names(form)).toHaveLength(10);
  expect(toasts).toMatchObject([{ kind: 'error', title: 'A post can have up to 10 files. The others were left out.' }]);
});

test('says what is wrong with each file, and does not publish it', async () => {
  const { form } = await open();
  const area = form.getByRole('group', { name: 'Images and videos' });
  fireEvent.drop(area, {
    dataTransfer: { types: ['Files'], files: [new File(['x'], 'notes.pdf', { type: 'application/pdf' })] },
  });
  expect(await form.findByText(/^This file type cannot be published/)).toBeVisible();
  expect(server.requestsTo(UPLOAD)).toEqual([]);
  await userEvent.click(form.getByRole('button', { name: 'Publish' }));
  expect(form.getByText('Remove or replace the files with problems.')).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: 'Remove file 1' }));
  server.fail(UPLOAD, 409, { error: 'The files of this workspace take up 2 GB.', code: 'too_many' });
  await choose(form, picture('a.jpg'));
  expect(await form.findByText('The files of this workspace take up 2 GB.')).toBeVisible();
  expect(server.requestsTo(PUBLISH)).toEqual([]);
});

test('explains a shape that Instagram refuses in posts, and takes it as a story', async () => {
  server.answer(UPLOAD, { success: true, data: uploaded({ width: 2_000, height: 500 }) });
  const { form } = await open();
  await choose(form, picture('wide.jpg'));
  expect(await form.findByText(/^This image is too wide or too tall/)).toBeVisible();
  await userEvent.click(form.getByRole('radio', { name: 'Story' }));
  expect(form.queryByText(/^This image is too wide/)).toBeNull();
});

test('a removed upload is deleted on the server', async () => {
  server.answer('DELETE /api/media/{id}', { success: true });
  const { form } = await open();
  await choose(form, picture('a.jpg'));
  await form.findByText('1080 × 1080 px');
  await userEvent.click(form.getByRole('button', { name: 'Remove file 1' }));
  await waitFor(() => expect(server.requestsTo('DELETE /api/media/{id}')).toMatchObject([{ path: '/api/media/m1' }]));
  expect(form.getByRole('textbox', { name: 'URL' })).toBeVisible();
});

test('previews the post while it is written', async () => {
  const { form } = await open();
  const preview = within(form.getByRole('group', { name: 'Preview' }));
  expect(preview.getByText('Your post appears here as you write it.')).toBeVisible();
  await choose(form, picture('a.jpg'), picture('b.jpg'));
  await userEvent.type(form.getByRole('textbox', { name: /^Caption/ }), 'Oak is back');
  expect(preview.getByText(/Oak is back/)).toBeVisible();
  expect(await preview.findByText('1 of 2')).toBeVisible();
  await userEvent.click(preview.getByRole('button', { name: 'Next file' }));
  expect(preview.getByText('2 of 2')).toBeVisible();
});

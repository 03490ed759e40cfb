import { aConnectedStatus, aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { aMessage, aThread } from '../testing/builders.ts';
import { ReplyComposer } from './ReplyComposer.tsx';

const REPLY = 'POST /api/inbox/threads/{id}/messages';

let server: FakeServer;
beforeEach(() => {
  localStorage.clear();
  server = fakeServer();
  server.answer('GET /api/instagram/status', aConnectedStatus());
});

const showThread = () => renderWithHost(<ReplyComposer thread={aThread()} />, { at: '/dashboard', user: aUser() });
const composer = () => screen.findByRole('textbox', { name: 'Reply' });
const sendButton = () => screen.getByRole('button', { name: 'Send' });
const PICTURES = 'POST /api/inbox/threads/{id}/pictures';
const aFile = (name: string, type: string, size = 3) => new File([new Uint8Array(size)], name, { type });
const oak = () => aFile('oak.png', 'image/png');
const uploaded = { success: true, data: { url: 'https://fanfare.example/pictures/oak.jpg' } } as const;
const chooser = () => screen.getByLabelText('Images to send');
const pictureMessage = { message: { kind: 'media', mediaType: 'image', url: uploaded.data.url } };

test('uploads a picture when selected, shows it, survives a reload, and sends it before the text', async () => {
  server.answer(PICTURES, uploaded);
  server.answer(REPLY, { success: true, data: aMessage({ id: 'm2', author: 'person' }) });
  const release = server.hold(PICTURES);
  const { unmount } = showThread();
  await composer();
  await userEvent.upload(chooser(), oak());
  const bar = await screen.findByRole('progressbar', { name: 'Uploading oak.png' });
  expect(screen.getByRole('status')).toHaveTextContent('Uploading oak.png');
  expect(sendButton()).toBeDisabled();
  act(() => server.reportUpload(PICTURES, 0.4));
  expect(bar).toHaveAttribute('aria-valuenow', '40');
  release();
  expect(await screen.findByRole('img', { name: 'Preview' })).toHaveAttribute('src', uploaded.data.url);
  unmount();
  showThread();
  expect(await screen.findByRole('img', { name: 'Preview' })).toBeVisible();
  await userEvent.type(await composer(), 'Like this?');
  await userEvent.click(sendButton());
  await waitFor(() => expect(server.requestsTo(REPLY).map(({ body }) => body)).toEqual([pictureMessage, { text: 'Like this?' }]));
  expect(screen.queryByRole('img', { name: 'Preview' })).toBeNull();
});

test('cancels an upload', async () => {
  server.answer(PICTURES, uploaded);
  const release = server.hold(PICTURES);
  showThread();
  await composer();
  await userEvent.upload(chooser(), oak());
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel upload' }));
  expect(screen.queryByRole('progressbar')).toBeNull();
  await waitFor(() => expect(server.aborted).toHaveLength(1));
  release();
  expect(screen.queryByRole('img', { name: 'Preview' })).toBeNull();
});

test('sends several pictures as one message, and answers with the first part only', async () => {
  server.answer(PICTURES, uploaded);
  server.answer(REPLY, { success: true, data: aMessage({ id: 'm2', author: 'person' }) });
  const onAnswered = jest.fn();
  renderWithHost(
    <ReplyComposer thread={aThread()} answered={aMessage({ id: 'm7', text: 'Is it oak?' })} onAnswered={onAnswered} />,
    {
      at: '/dashboard',
      user: aUser(),
    },
  );
  expect(await screen.findByText('Is it oak?')).toBeVisible();
  expect(await composer()).toHaveFocus();
  await userEvent.upload(chooser(), [oak()]);
  await screen.findByRole('img', { name: 'Preview' });
  const second = 'https://fanfare.example/pictures/elm.jpg';
  server.answer(PICTURES, { success: true, data: { url: second } });
  await userEvent.upload(chooser(), [aFile('elm.png', 'image/png')]);
  await waitFor(() => expect(screen.getAllByRole('img', { name: 'Preview' })).toHaveLength(2));
  expect(screen.getByText('The images are sent as one separate message with your reply.')).toBeVisible();
  await userEvent.type(await composer(), 'These');
  await userEvent.click(sendButton());
  await waitFor(() =>
    expect(server.requestsTo(REPLY).map(({ body }) => body)).toEqual([
      { message: { kind: 'pictures', urls: [uploaded.data.url, second] }, replyTo: 'm7' },
      { text: 'These' },
    ]),
  );
  expect(onAnswered).toHaveBeenCalled();
});

test('answers one message until that is called off', async () => {
  server.answer(REPLY, { success: true, data: aMessage({ id: 'm2', author: 'person' }) });
  const onAnswered = jest.fn();
  renderWithHost(
    <ReplyComposer thread={aThread()} answered={aMessage({ id: 'm7', text: 'Is it oak?' })} onAnswered={onAnswered} />,
    {
      at: '/dashboard',
      user: aUser(),
    },
  );
  await userEvent.type(await composer(), '{Escape}');
  expect(onAnswered).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Do not reply to this message' }));
  expect(onAnswered).toHaveBeenCalledTimes(2);
  await userEvent.type(await composer(), 'Yes');
  await userEvent.click(sendButton());
  await waitFor(() => expect(server.requestsTo(REPLY).map(({ body }) => body)).toEqual([{ text: 'Yes', replyTo: 'm7' }]));
  await waitFor(() => expect(onAnswered).toHaveBeenCalledTimes(3));
});

test('takes at most ten pictures', async () => {
  server.answer(PICTURES, uploaded);
  showThread();
  await composer();
  const files = Array.from({ length: 11 }, (_, n) => aFile(`${n}.png`, 'image/png'));
  await userEvent.upload(chooser(), files);
  expect(await screen.findByText('You can send up to 10 images in one message.')).toBeVisible();
  await waitFor(() => expect(server.requestsTo(PICTURES)).toHaveLength(10));
});

test('restores picture and text with the reason after a rejected send', async () => {
  server.answer(PICTURES, uploaded);
  server.fail(REPLY, 400, { error: 'This image is no longer available. Choose it again.' });
  showThread();
  await userEvent.type(await composer(), 'Like this?');
  await userEvent.upload(chooser(), oak());
  await screen.findByRole('img', { name: 'Preview' });
  await userEvent.click(sendButton());
  expect(await screen.findByText('This image is no longer available. Choose it again.')).toBeVisible();
  expect(await composer()).toHaveValue('Like this?');
  expect(screen.getByRole('img', { name: 'Preview' })).toBeVisible();
  expect(server.requestsTo(REPLY)).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Remove image' }));
  expect(screen.queryByRole('img', { name: 'Preview' })).toBeNull();
});

test('reports a picture that the server rejects, without a retry', async () => {
  server.fail(PICTURES, 400, { code: 'image_invalid', error: 'Please choose a PNG, JPEG, WebP or GIF image.' });
  showThread();
  await composer();
  await userEvent.upload(chooser(), oak());
  expect(await screen.findByRole('alert')).toHaveTextContent('Please choose a PNG, JPEG, WebP or GIF image.');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Remove image' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('retains a failed upload across conversations, and retries it', async () => {
  server.disconnect(PICTURES);
  const { unmount } = showThread();
  await composer();
  await userEvent.upload(chooser(), oak());
  expect(await screen.findByText('Could not upload the image. Try again.')).toBeVisible();
  unmount();
  server.answer(PICTURES, uploaded);
  showThread();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('img', { name: 'Preview' })).toBeVisible();
});

test.each([
  [
    'a file that is not an image',
    aFile('plan.pdf', 'application/pdf'),
    'Cannot send plan.pdf. Choose a JPEG, PNG, WebP or GIF image.',
  ],
  [
    'an image that is too large',
    aFile('sea.jpg', 'image/jpeg', 9 * 1024 * 1024),
    'sea.jpg is 9.0 MB. Choose an image of up to 8 MB.',
  ],
])('rejects %s before the upload, with advice', async (_, file, reason) => {
  showThread();
  await userEvent.type(await composer(), 'Look');
  await userEvent.upload(chooser(), file, { applyAccept: false });
  expect(await screen.findByText(reason)).toBeVisible();
  expect(await composer()).toHaveValue('Look');
  expect(server.requestsTo(PICTURES)).toHaveLength(0);
});

test('accepts pasted and dropped pictures; pasted text stays text', async () => {
  server.answer(PICTURES, uploaded);
  showThread();
  const field = await composer();
  fireEvent.paste(field, { clipboardData: { files: [oak()], getData: () => 'Oak' } });
  fireEvent.paste(field, { clipboardData: { files: [oak()], getData: () => '' } });
  expect(await screen.findByRole('img', { name: 'Preview' })).toBeVisible();
  expect(server.requestsTo(PICTURES)).toHaveLength(1);
  const frame = screen.getByRole('region', { name: 'Reply' });
  const dataTransfer = { types: ['Files'], files: [oak(), oak()] };
  fireEvent.dragOver(frame, { dataTransfer });
  expect(frame).toHaveAttribute('data-drop', 'Drop images here');
  fireEvent.drop(frame, { dataTransfer });
  expect(frame).not.toHaveAttribute('data-drop');
  await waitFor(() => expect(server.requestsTo(PICTURES)).toHaveLength(3));
  await userEvent.click(screen.getByRole('radio', { name: 'Note' }));
  expect(fireEvent.drop(frame, { dataTransfer })).toBe(false);
  expect(server.requestsTo(PICTURES)).toHaveLength(3);
});

test('sends a picture by URL, and keeps the URL with the reason when rejected', async () => {
  server.fail(REPLY, 400, { error: 'Instagram accepts images of up to 8 MB.' });
  showThread();
  await composer();
  await userEvent.click(screen.getByRole('button', { name: 'Send image from URL' }));
  const window = await screen.findByRole('dialog', { name: 'Send image from URL' });
  const field = within(window).getByRole('textbox', { name: 'Image URL' });
  await userEvent.type(field, 'https://cdn.example/oak.jpg');
  await userEvent.click(within(window).getByRole('button', { name: 'Send image' }));
  expect(await within(window).findByText('Instagram accepts images of up to 8 MB.')).toBeVisible();
  expect(field).toHaveValue('https://cdn.example/oak.jpg');
  server.answer(REPLY, { success: true, data: aMessage({ id: 'm2', author: 'person', text: null }) });
  await userEvent.click(within(window).getByRole('button', { name: 'Send image' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.requestsTo(REPLY).at(-1)?.body).toEqual({
    message: { kind: 'media', mediaType: 'image', url: 'https://cdn.example/oak.jpg' },
  });
});

test('reports a failed reply after another conversation was opened, and restores its text', async () => {
  function TwoThreads() {
    const [id, setId] = useState('t1');
    return (
      <>
        <button type="button" onClick={() => setId(id === 't1' ? 't2' : 't1')}>
          The other one
        </button>
        <ReplyComposer key={id} thread={aThread({ id })} />
      </>
    );
  }
  const goOn = () => userEvent.click(screen.getByRole('button', { name: 'The other one' }));
  const failure = { kind: 'error', title: 'Could not send the reply. Your text is saved.', description: 'Lea' };
  server.fail(REPLY, 500);
  const release = server.hold(REPLY);
  const { toasts } = renderWithHost(<TwoThreads />, { at: '/dashboard', user: aUser() });
  await userEvent.type(await composer(), 'On my way');
  await userEvent.click(sendButton());
  await goOn();
  release();
  await waitFor(() => expect(toasts).toMatchObject([failure]));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await composer()).toHaveValue('');
  await goOn();
  expect(await composer()).toHaveValue('On my way');

  const releaseAgain = server.hold(REPLY);
  await userEvent.click(sendButton());
  await goOn();
  await goOn();
  expect(await composer()).toHaveValue('');
  releaseAgain();
  await waitFor(() => expect(toasts).toMatchObject([failure, failure]));
  expect(await composer()).toHaveValue('On my way');
});

test('a failed reply stays before the text that was typed meanwhile', async () => {
  server.fail(REPLY, 500);
  const release = server.hold(REPLY);
  showThread();
  await userEvent.type(await composer(), 'On my way');
  await userEvent.click(sendButton());
  expect(await composer()).toHaveFocus();
  await userEvent.type(await composer(), 'At noon');
  release();
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not send the reply. Your text is saved.');
  expect(await composer()).toHaveValue('On my way\nAt noon');
});

test('does not take the focus back when a reply was sent', async () => {
  server.answer(REPLY, { success: true, data: aMessage({ id: 'm2', author: 'person' }) });
  const release = server.hold(REPLY);
  showThread();
  await userEvent.type(await composer(), 'On my way');
  await userEvent.click(sendButton());
  const note = screen.getByRole('radio', { name: 'Note' });
  note.focus();
  release();
  await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
  expect(note).toHaveFocus();
});

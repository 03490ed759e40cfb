process.once('message', async (scene: { sandboxUrl: string; owner: { username: string }; members: unknown[] }) => {
  process.send?.({ kind: 'progress', stage: 'history', percent: 40 });
  process.send?.({ kind: 'order', id: 1, order: 'settle' });
  process.on('message', ({ id, result }: { id: number; result: number }) => {
    if (scene.sandboxUrl.endsWith('/broken')) process.send?.({ kind: 'failed', message: 'No sandbox.' });
    else if (id === 1 && result === 0) process.send?.({ kind: 'done' });
  });
});

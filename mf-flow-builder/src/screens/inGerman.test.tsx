import '../testing/germanBrowser.ts';
import '../locales/de.po';
import '@fanfare/shared/translations/de';
import { expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { renderBuilder } from '../testing/renderBuilder.tsx';

test('shows a flow in German; default names stay as specified, and names of the owner are unchanged', async () => {
  const { user, getByRole, getByText, findByRole, findByText, store } = renderBuilder();
  expect(getByRole('heading', { name: 'Flow-Editor' })).toBeVisible();
  await user.click(getByRole('button', { name: 'Nachricht Sendet eine Textnachricht' }));
  const canvas = await findByRole('region', { name: 'Arbeitsfläche des Flows' });
  expect(canvas).toHaveTextContent('Nachricht');
  expect(canvas).toHaveTextContent('Hallo! Wie kann ich dir helfen?');
  const draft = (data: object) => expect(store.getState()).toMatchObject({ flowBuilder: { nodes: [{ data }] } });
  draft({ label: 'Send Message', content: 'Hallo! Wie kann ich dir helfen?' });

  await user.click(getByRole('button', { name: 'Details von Nachricht' }));
  const name = await findByRole('textbox', { name: 'Name auf der Arbeitsfläche' });
  expect(name).toHaveValue('Nachricht');
  await user.clear(name);
  await user.type(name, 'Begrüßung');
  draft({ label: 'Begrüßung' });
  expect(getByRole('button', { name: 'Begrüßung bearbeiten' })).toBeInTheDocument();

  await user.clear(getByRole('textbox', { name: 'Nachrichtentext' }));
  // The engine returns codes, which the page translates.
  expect(await findByText('Diese Nachricht hat keinen Text. Füge Text hinzu.')).toBeVisible();
  await user.click(getByRole('button', { name: 'Flow speichern' }));
  await waitFor(() => expect(getByText('Bitte gib einen Namen für den Flow ein')).toBeVisible());
});

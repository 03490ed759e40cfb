import { type FailureSentence, failureNotice } from '@fanfare/shared/api';
import { type SimulatableEventType, TEST_RESULTS_SHOWN } from '@fanfare/shared/contracts';
import { useRef, useState } from 'react';
import { panelCopy } from '../../copy/panel.ts';
import { useSimulateEventMutation, useTestWebhookMutation } from './panel.api.ts';

const text = panelCopy.tests;

export interface PanelResult {
  id: number;
  isPassed: boolean;
  title: string;
  /** The reason as the server words it. */
  detail: string | null;
  at: string;
}

export function useWebhookTests() {
  const [results, setResults] = useState<readonly PanelResult[]>([]);
  const [testWebhook, { isLoading: isTesting }] = useTestWebhookMutation();
  const [simulateEvent, { isLoading: isSimulating }] = useSimulateEventMutation();
  const count = useRef(0);

  const add = (result: Pick<PanelResult, 'isPassed' | 'title' | 'detail'>) => {
    count.current += 1;
    const entry = { ...result, id: count.current, at: new Date().toISOString() };
    setResults((before) => [entry, ...before].slice(0, TEST_RESULTS_SHOWN));
  };
  const addFailure = (error: unknown, texts: FailureSentence) => {
    const { title, description = null } = failureNotice(error, texts);
    add({ isPassed: false, title, detail: description });
  };

  return {
    results,
    isBusy: isTesting || isSimulating,
    test: async () => {
      const { data, error } = await testWebhook({
        eventType: 'messages',
        content: text.contents.messages,
        timestamp: new Date().toISOString(),
      });
      if (!data) return addFailure(error, { failed: text.endpointFailed, error: text.endpointError });
      const { statusCode, durationMs } = data;
      const isPassed = statusCode === 200;
      add({
        isPassed,
        title: isPassed ? text.endpointPassed(statusCode, durationMs) : text.endpointFailed,
        detail: isPassed ? null : String(statusCode),
      });
    },
    /** Empty fields get sample values. */
    simulate: async (type: SimulatableEventType, given: { content?: string; username?: string } = {}) => {
      const name = text.types[type];
      const { data, error } = await simulateEvent({
        eventType: type,
        content: given.content?.trim() || text.contents[type],
        username: given.username?.trim() || text.follower,
        timestamp: new Date().toISOString(),
      });
      if (!data) return addFailure(error, { failed: text.simulationFailed(name), error: text.simulationError(name) });
      const isPassed = data.statusCode === 200;
      add({
        isPassed,
        title: isPassed ? text.simulated(name) : text.simulationFailed(name),
        detail: isPassed ? null : String(data.statusCode),
      });
    },
  };
}

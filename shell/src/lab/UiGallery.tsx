import { PageBody, Wordmark } from '@fanfare/shared/ui';
import { Tabs } from '@fanfare/shared/widgets';
import { useState } from 'react';

/** Every part of the design system in every state, for people who build screens and for the accessibility check. */
export function UiGallery() {
  const [tab, setTab] = useState<'first' | 'second'>('first');
  return (
    <PageBody>
      <h1>
        <Wordmark /> parts
      </h1>
      <Tabs
        label="Tabs"
        tabs={[
          { id: 'first', label: 'First' },
          { id: 'second', label: 'Second' },
        ]}
        current={tab}
        onChange={setTab}
      >
        {tab}
      </Tabs>
    </PageBody>
  );
}

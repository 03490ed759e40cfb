import { failureNotice } from '@fanfare/shared/api';
import { useHost } from '@fanfare/shared/host';
import { usePermission } from '@fanfare/shared/store';
import { Button, Menu } from '@fanfare/shared/ui';
import { Download, Printer } from 'lucide-react';
import { copy } from '../../copy/analytics.ts';
import { type Dataset, useExportReportMutation } from '../../state/overview.api.ts';
import { rangeQuery } from '../../state/range/rangeQuery.ts';
import { useRange } from '../../state/range/useRange.ts';
import { saveFile } from '../../state/saveFile.ts';

const text = copy.export;
const datasets = ['messages', 'keywords', 'metrics', 'flows', 'engagement', 'posts'] as const;

export function ExportMenu() {
  const { toast } = useHost();
  const { period, range } = useRange();
  const mayExport = usePermission('data.export');
  const [exportReport, { isLoading }] = useExportReportMutation();
  const save = async (dataset: Dataset) => {
    const { data, error } = await exportReport({ ...rangeQuery({ period, range }), dataset });
    const days = range ? `${range.from}-${range.to}` : period;
    if (data) saveFile(data, text.fileName(dataset, days));
    else toast(failureNotice(error, text.texts));
  };
  return (
    <Menu
      label={text.button}
      trigger={
        <Button disabled={isLoading}>
          <Download aria-hidden="true" />
          {text.button}
        </Button>
      }
      groups={[
        ...(mayExport
          ? [
              {
                items: datasets.map((dataset) => ({ id: dataset, label: text.datasets[dataset], run: () => void save(dataset) })),
              },
            ]
          : []),
        { items: [{ id: 'print', label: text.print, icon: <Printer aria-hidden="true" />, run: () => window.print() }] },
      ]}
    />
  );
}

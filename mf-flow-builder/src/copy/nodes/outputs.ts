import { t } from '@lingui/core/macro';

export const outputCopy = {
  named: {
    true: t`True`,
    false: t`False`,
    open: t`Open`,
    closed: t`Closed`,
    answered: t`Answered`,
    invalid: t`Not valid`,
    no_reply: t`No reply`,
    other: t`Other answer`,
    success: t`Success`,
    failure: t`Failure`,
  },
  untitled: t`Untitled`,
  share: (name: string, percent: number) => `${name} · ${percent} %`,
};

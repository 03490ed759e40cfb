import { t } from '@lingui/core/macro';

/** Apart, because the other texts load with the explanation. */
export const lazyCopy = { loading: t`Loading the explanation` };

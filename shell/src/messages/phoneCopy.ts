import { t } from '@lingui/core/macro';

/** Loaded where a sandbox account is connected. */
export const phoneCopy = {
  title: t`Phone`,
  hint: t`Write to your account as a follower`,
  open: t`Open phone`,
  close: t`Close phone`,
  label: t`Phone of a follower`,
  frame: t`Instagram on the phone of a follower`,
  sandbox: t`Sandbox`,
  openTab: t`Open in a new tab`,
  loading: t`Loading the phone…`,
  failed: {
    title: t`Could not load the phone`,
    text: t`The sandbox does not respond. Check that it is running.`,
    retry: t`Try again`,
  },
};

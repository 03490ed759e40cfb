import { commentFilters } from '@fanfare/shared/contracts';
import { freeText, oneOf, openId } from '@fanfare/shared/router';

export const commentParams = {
  post: openId(),
  comments: oneOf(commentFilters, 'all'),
  search: freeText(),
};

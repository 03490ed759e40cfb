import { type OutcomeReason, outcomeReasons } from '../../contracts/index.ts';
import { outcomeTexts as english } from '../../contracts/vocabulary/reasonTexts.ts';
import { localize } from '../../language/index.ts';

/** Outcomes of events in the language of the page. */
export const outcomeTexts: Readonly<Record<OutcomeReason, string>> = inLanguage();

function inLanguage(): Record<OutcomeReason, string> {
  const texts = { ...english };
  for (const reason of outcomeReasons) texts[reason] = localize({ code: `outcomes.${reason}` }, english[reason]);
  return texts;
}

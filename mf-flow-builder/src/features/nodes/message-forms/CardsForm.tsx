import { ADDRESS_MAX_LENGTH, BUTTONS_MAX, CARDS_MAX, type FlowCard } from '@fanfare/shared/contracts';
import { formCopy } from '../../../copy/nodes/nodeForms.ts';
import type { NodeFormProps } from '../fields/NodeFormProps.ts';
import { NoReplyField } from '../fields/NoReplyField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { TypingField } from '../fields/TypingField.tsx';
import { ItemList } from '../list-fields/ItemList.tsx';
import { OptionList } from './OptionList.tsx';

const texts = formCopy.cards;

export function CardsForm({ data, onChange }: NodeFormProps) {
  const { cards, ...rest } = data.cards ?? { cards: [] };
  const setCards = (changed: FlowCard[]) => onChange({ cards: { ...rest, cards: changed } });
  const allButtons = cards.flatMap(({ buttons = [] }) => buttons);
  return (
    <>
      <ItemList<FlowCard>
        legend={texts.legend}
        items={cards}
        onChange={setCards}
        nameOf={texts.card}
        create={() => ({ title: '' })}
        addLabel={texts.add}
        most={CARDS_MAX}
      >
        {(card, change) => (
          <>
            <TextField
              label={texts.title}
              hint={texts.titleHint}
              maxLength={500}
              value={card.title}
              onChange={(title) => change({ ...card, title })}
            />
            <TextField
              label={texts.subtitle}
              hint={texts.subtitleHint}
              maxLength={500}
              value={card.subtitle ?? ''}
              onChange={(subtitle) => change({ ...card, subtitle })}
            />
            <TextField
              label={texts.imageUrl}
              hint={texts.imageUrlHint}
              inputMode="url"
              maxLength={ADDRESS_MAX_LENGTH}
              value={card.imageUrl ?? ''}
              onChange={(imageUrl) => change({ ...card, imageUrl })}
            />
            <TextField
              label={texts.url}
              hint={texts.urlHint}
              inputMode="url"
              maxLength={ADDRESS_MAX_LENGTH}
              value={card.url ?? ''}
              onChange={(url) => change({ ...card, url })}
            />
            <OptionList
              legend={formCopy.options.buttons}
              nameOf={formCopy.options.button}
              addLabel={formCopy.options.addButton}
              most={BUTTONS_MAX}
              mayOpenPage
              options={card.buttons ?? []}
              others={allButtons}
              onChange={(buttons) => change({ ...card, buttons })}
            />
          </>
        )}
      </ItemList>
      <NoReplyField
        value={data.cards?.noReplyAfter}
        onChange={(noReplyAfter) => onChange({ cards: { ...rest, cards, noReplyAfter } })}
      />
      <TypingField data={data} onChange={onChange} />
    </>
  );
}

import { type Figure, type FigureId, figures } from '../../contracts/figures.ts';
import { i18n } from '../../language/i18n.ts';

/** The registered figures in the language of the page. */
export const figureTexts: Readonly<Record<FigureId, Figure>> = inLanguage();

function inLanguage(): Record<FigureId, Figure> {
  const texts: Record<FigureId, Figure> = { ...figures };
  for (const [id, figure] of Object.entries(figures) as [FigureId, Figure][]) {
    const translated = (part: 'name' | 'definition') => {
      const message = `figures.${id}.${part}`;
      return i18n.messages[message] ? i18n._(message) : figure[part];
    };
    texts[id] = { ...figure, name: translated('name'), definition: translated('definition') };
  }
  return texts;
}

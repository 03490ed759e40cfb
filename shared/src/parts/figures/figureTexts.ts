import { type Figure, type FigureId, figures } from '../../contracts/figures.ts';
import { textsOf } from '../../language/index.ts';

/** The registered figures, in the language of the page. */
export const figureTexts: Readonly<Record<FigureId, Figure>> = textsOf('shared/figures', figures);

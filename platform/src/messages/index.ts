export { readCatalogue, type Token, tokensOf } from './readCatalogue.ts';

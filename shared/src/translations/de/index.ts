import { speak, speakSentences } from '../../language/index.ts';
import { sentences } from './sentences.ts';

speak({});
speakSentences(sentences);

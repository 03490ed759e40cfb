import { speak, speakSentences } from '../../language/index.ts';

speak({});
speakSentences({});

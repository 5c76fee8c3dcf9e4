import { firstPhrase, type Phrase, pattern, plainText } from './phrases.ts';

const refusedBefore = /\b(?:no|not|never|\w{2,6}n't|cannot|without|refuse|against)(?: [a-z']{1,20}){0,4} $/i;
const refusedBehind =
  /^[^.,;!?\n]{0,40}\b(?:(?:not|never|cannot|won't|can't)(?: be)? (?:accepted|considered|allowed|taken|entertained|invited|permitted)|refused|declined|illegal|unlawful)\b/i;
const unlessRefused = { unlessBefore: refusedBefore, unlessBehind: refusedBehind };

const OFFERS_ABOVE = 'offers? (?:over|above|upwards? of|in excess of|exceeding|starting (?:at|from))';
const A_MONTH = '(?:pcm|pm|pw|ppm|per (?:calendar )?(?:month|week)|a (?:month|week)|monthly)';

/** A sum of money has to be meant: "Offers over 100 shops nearby" is no bid. */
const phrases: readonly Phrase[] = [
  { words: pattern(`\\b${OFFERS_ABOVE} £ ?\\d[\\d,.]{0,12}`), ...unlessRefused },
  { words: pattern(`\\b${OFFERS_ABOVE} \\d[\\d,.]{0,12} ?${A_MONTH}\\b`), ...unlessRefused },
  {
    words: pattern(`\\b${OFFERS_ABOVE} (?:the |this )?(?:asking|advertised|stated|listed|guide|rent|price)\\b`),
    ...unlessRefused,
  },
  { words: pattern(`\\b${OFFERS_ABOVE}(?: \\d[\\d,.]{2,12})?(?= ?(?:$|[!;)\\n]|[.,](?!\\d)))`), ...unlessRefused },
  {
    words: pattern(
      `\\boffers (?:over|above)(?= (?:are |will be |most |very )?(?:welcome|invited|considered|accepted|preferred))`,
    ),
    ...unlessRefused,
  },
  { words: pattern('\\b(?:oieo|o\\.i\\.e\\.o)\\b'), ...unlessRefused },
  { words: pattern('\\boffers (?:are )?(?:invited|wanted|sought)\\b'), ...unlessRefused },
  { words: pattern('\\b(?:highest|best|top|winning) (?:bid(?:der|s)?|offers?)\\b'), ...unlessRefused },
  { words: pattern('\\bbest and final\\b'), ...unlessRefused },
  { words: pattern('\\bsealed bids?\\b'), ...unlessRefused },
  {
    words: pattern(
      '\\bbid(?:s|ding)? (?:are |is |will be )?(?:invited|welcome|open|opens|starts?|starting|from|over|above|considered|accepted|wanted|closes?)\\b',
    ),
    ...unlessRefused,
  },
  {
    words: pattern(
      '\\b(?:invit(?:e|ing)|accept(?:ing)?|tak(?:e|ing)|open to|submit|place|make|send)(?: (?:us|your|a|an|any|all|higher|rental|the|best)){0,3} bids?\\b',
    ),
    ...unlessRefused,
  },
];

/** The words that invite bids above the stated rent, or null. */
export const biddingWords = (text: string): string | null => firstPhrase(plainText(text), phrases);

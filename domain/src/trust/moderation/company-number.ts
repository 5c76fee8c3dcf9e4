import { codeTable } from '../../code-table.ts';
import { type Nation, nationLabels } from '../../search/places/nations.ts';
import { possibleNations } from '../../search/places/postcodes/nation.ts';
import { POSTCODE_FORMAT } from '../../search/places/postcodes/postcodes.ts';

interface Registered {
  readonly what: string;
  readonly nations: readonly Nation[];
}

const southern = ['england', 'wales'] as const;
const company = 'A company';
const partnership = 'A limited liability partnership';
const limited = 'A limited partnership';

/** What the letters in front of a number at Companies House say; a number without letters is of England and Wales. */
const prefixes = codeTable<Registered>({
  '': { what: company, nations: southern },
  OC: { what: partnership, nations: southern },
  LP: { what: limited, nations: southern },
  CE: { what: 'A charitable organisation', nations: southern },
  SC: { what: company, nations: ['scotland'] },
  SO: { what: partnership, nations: ['scotland'] },
  SL: { what: limited, nations: ['scotland'] },
  CS: { what: 'A charitable organisation', nations: ['scotland'] },
  NI: { what: company, nations: ['northern-ireland'] },
  R0: { what: company, nations: ['northern-ireland'] },
  NC: { what: partnership, nations: ['northern-ireland'] },
  NL: { what: limited, nations: ['northern-ireland'] },
});

const NUMBER_LENGTH = 8;
const LONGEST_TYPED = 12;

export interface CompanyNumberCheck {
  readonly sentence: string;
  /** For a moderator to look into. */
  readonly isDoubtful: boolean;
}

/** Whether a number has the form that Companies House gives in the nation of the agency's address. */
export function checkCompanyNumber(typed: string, tradingAddress: string): CompanyNumberCheck {
  const registered = registeredAs(typed);
  if (!registered)
    return {
      sentence:
        'This isn’t a Companies House number. Those have 8 digits, or letters such as SC, NI or OC and 6 digits.',
      isDoubtful: true,
    };
  const where = nationsInWords(registered.nations);
  const at = nationsOfAddress(tradingAddress);
  const isElsewhere = at.length > 0 && !at.some((nation) => registered.nations.includes(nation));
  return {
    sentence: isElsewhere
      ? `${registered.what} registered in ${where}, but the trading address is in ${nationsInWords(at)}.`
      : `${registered.what} registered in ${where}.`,
    isDoubtful: isElsewhere,
  };
}

/** People leave out leading zeros, and add spaces. */
function registeredAs(typed: string): Registered | null {
  if (typed.length > LONGEST_TYPED) return null;
  const plain = typed.replaceAll(' ', '').toUpperCase();
  if (/^\d{5,8}$/.test(plain)) return prefixes.get('') ?? null;
  const isLettered = plain.length === NUMBER_LENGTH && /^[A-Z][A-Z0]\d{6}$/.test(plain);
  return isLettered ? (prefixes.get(plain.slice(0, 2)) ?? null) : null;
}

/** Of the last postcode in the address; none where there is no postcode. */
function nationsOfAddress(address: string): readonly Nation[] {
  const words = address.split(/[\s,]/).filter((word) => word !== '');
  for (let end = words.length; end > 0; end -= 1)
    for (const count of [2, 1]) {
      const postcode = words.slice(Math.max(end - count, 0), end).join(' ');
      if (POSTCODE_FORMAT.test(postcode)) return possibleNations(postcode);
    }
  return [];
}

const nationsInWords = (nations: readonly Nation[]): string =>
  nations.map((nation) => nationLabels[nation]).join(' and ');

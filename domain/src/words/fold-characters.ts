/** Look-alikes of Latin letters that NFKD does not decompose, as pairs: the character and its letter. */
const lookAlikes =
  'аaвbеeкkмmнhоoрpсcтtуyхxіiїiјjѕsԁdɡgһhӏlԛqԝwАaВbЕeЗ3ІiКkМmНhОoРpСcТtУyХxЅsЈj' +
  'αaβbεeηnιiκkνvοoρpτtυuχxωwΑaΒbΕeΖzΗhΙiΚkΜmΝnΟoΡpΤtΥyΧx' +
  'ıiłlŁløoØoðdđdĐdħhŧtɑaɩiɪiʀrʏyꜱsɴnᴏoᴅdᴋkᴇeᴛtᴀaᴄcᴍmᴘpᴜuᴠvᴡwʜhʟlʙbɢgꞵbօoսuոnհhցgաaքfѵvѡw';
const letters = new Map<number, string>();
const pairs = [...lookAlikes];
for (let at = 0; at < pairs.length; at += 2) letters.set(pairs[at]?.codePointAt(0) ?? 0, pairs[at + 1] ?? '');

/** Squared, circled and flag letters, each from A to Z. */
const enclosed = [0x1f130, 0x1f150, 0x1f170, 0x1f1e6];
/** Signs that mean "no": prohibited, no entry, crosses. */
const refusingSigns = new Set([0x1f6ab, 0x26d4, 0x274c, 0x274e, 0x2716, 0x2717, 0x2718, 0x1f645]);
/** The zeros of other scripts, each followed by its nine other digits. */
const zeros = [0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xe50, 0xed0, 0x1040];
const invisible = /^[\p{Cf}\p{Mn}\p{Me}]$/u;

function fold(code: number): string {
  const letter = letters.get(code);
  if (letter !== undefined) return letter;
  for (const first of enclosed) if (code >= first && code < first + 26) return String.fromCharCode(97 + code - first);
  for (const zero of zeros) if (code >= zero && code < zero + 10) return String(code - zero);
  if (refusingSigns.has(code)) return ' no ';
  const character = String.fromCodePoint(code);
  if (invisible.test(character)) return '';
  if ('‘’ʼ´′＇'.includes(character)) return "'";
  if ('‐‑'.includes(character)) return '-';
  if ('‒–—―−'.includes(character)) return '–';
  if (character === '⁄' || character === '∕') return '/';
  if ('•·▪●◦‣'.includes(character)) return ';';
  if (character === '…') return ',';
  if (character === '。' || character === '｡') return '.';
  if (character === '£' || character === '€') return '£';
  if (character === '\u2028' || character === '\u2029' || character === '\u0085') return '\n';
  const plain = character.normalize('NFKD').toLowerCase();
  if (plain === character.toLowerCase()) return /\s/.test(character) ? ' ' : /\p{L}/u.test(character) ? plain : ' ';
  return [...plain].map((part) => ((part.codePointAt(0) ?? 0) < 128 ? part : fold(part.codePointAt(0) ?? 0))).join('');
}

const MOST_REMEMBERED = 4_096;
const remembered = new Map<number, string>();

/** A character beyond ASCII as the plain characters that it looks like; '' where it is invisible. */
function foldCharacter(code: number): string {
  let folded = remembered.get(code);
  if (folded === undefined) {
    folded = fold(code);
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(code, folded);
  }
  return folded;
}

export interface FoldedText {
  /** In small letters, without invisible characters, accents and look-alikes. */
  readonly plain: string;
  /** Where each plain character stands in the original; null where that is the same place. */
  readonly offsets: readonly number[] | null;
}

const beyondAscii = /[^\0-\x7f]/gu;

export function foldText(text: string): FoldedText {
  let isSameLength = true;
  const plain = text
    .replace(beyondAscii, (character) => {
      const folded = foldCharacter(character.codePointAt(0) ?? 0);
      isSameLength &&= folded.length === character.length;
      return folded;
    })
    .toLowerCase();
  return { plain, offsets: isSameLength ? null : offsetsOf(text) };
}

function offsetsOf(text: string): readonly number[] {
  const offsets: number[] = [];
  for (let at = 0; at < text.length; ) {
    const code = text.codePointAt(at) ?? 0;
    const length = code < 128 ? 1 : foldCharacter(code).length;
    for (let part = 0; part < length; part++) offsets.push(at);
    at += code > 0xffff ? 2 : 1;
  }
  return offsets;
}

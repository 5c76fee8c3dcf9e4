/** What a word can mean where people say how to reach them; a word may have several roles. */
export const DIGIT = 1;
export const REPEAT = 2;
export const HUNDRED = 4;
/** Stands between the parts of a number: "07700 then 900 then 123". */
export const FILLER = 8;
/** Makes a number before it something else than part of a phone number. */
export const UNIT = 16;
/** Announces a phone number. */
export const PHONE = 32;
export const NETWORK = 64;
/** A network whose name is also an ordinary word, or short. */
export const LOOSE_NETWORK = 128;
export const PROVIDER = 256;
export const AT = 512;
export const DOT = 1_024;
/** Stands between the name of a network and a user name. */
export const CONNECTOR = 2_048;
/** Asks people to come to a network: "message", "follow". */
export const INVITING = 4_096;
export const REFUSING = 8_192;
export const BACKWARDS = 16_384;
/** Announces a web address. */
export const WEB = 32_768;
/** Sounds like a digit, and is one between two others: "oh seven to five". */
export const SOUNDS_LIKE = 65_536;
export const UNDERSCORE = 131_072;
export const SELF = 262_144;
/** What follows is shown by the network to a group, or is about the home: "Facebook group", "Instagram-worthy". */
export const HARMLESS_AFTER = 524_288;

/** The first half of the name of a network: "whats app". */
export const NETWORK_PART = 1_048_576;
/** Begins or continues an address or a user name: "https", "www", "co uk", "dotcom", "hot mail", "handle". */
export const LINK_PART = 2_097_152;

interface Entry {
  readonly roles: number;
  readonly digits: string;
}

const nothing: Entry = { roles: 0, digits: '' };
const entries = new Map<string, Entry>();

function learn(roles: number, words: string): void {
  for (const word of words.split(' ')) {
    const known = entries.get(word) ?? nothing;
    entries.set(word, { roles: known.roles | roles, digits: known.digits });
  }
}

function learnDigits(roles: number, table: Readonly<Record<string, string>>): void {
  for (const [digits, words] of Object.entries(table))
    for (const word of words.split(' ')) entries.set(word, { roles: (entries.get(word)?.roles ?? 0) | roles, digits });
}

/** In words; also where they are run together with each other or with digits: "07seven00". */
export const numberWords: Readonly<Record<string, string>> = {
  '0': 'zero oh nought naught nowt nil null aught ought',
  '1': 'one',
  '2': 'two',
  '3': 'three',
  '4': 'four',
  '5': 'five',
  '6': 'six',
  '7': 'seven',
  '8': 'eight',
  '9': 'nine',
  '10': 'ten',
  '11': 'eleven',
  '12': 'twelve',
  '13': 'thirteen',
  '14': 'fourteen',
  '15': 'fifteen',
  '16': 'sixteen',
  '17': 'seventeen',
  '18': 'eighteen',
  '19': 'nineteen',
  '20': 'twenty',
  '30': 'thirty',
  '40': 'forty fourty',
  '50': 'fifty',
  '60': 'sixty',
  '70': 'seventy',
  '80': 'eighty',
  '90': 'ninety',
};
learnDigits(DIGIT, numberWords);
learnDigits(SOUNDS_LIKE, {
  '1': 'won wun',
  '2': 'to too',
  '3': 'tree free',
  '4': 'for fore',
  '6': 'sicks',
  '8': 'ate',
});
learn(REPEAT, 'double dbl treble triple');
learn(HUNDRED, 'hundred');
learn(
  FILLER,
  'then and n followed by next dash hyphen space dot point stroke slash plus is its a the gap comma pause lastly finally ' +
    'ending end ends with bracket brackets minus after that thats it and',
);
learn(
  UNIT,
  'pcm pw pppw pa bed beds bedroom bedrooms bath baths bathroom bathrooms min mins minute minutes hour hours hr hrs mile ' +
    'miles m mm cm km metre metres meter meters ft feet foot inch inches sq sqm sqft month months week weeks wks year ' +
    'years yr yrs day days am pm percent pounds quid pence people person persons floor floors storey storeys watt watts ' +
    'kw kwh kg litre litres mb mbps meg gb units radiators steps stairs sockets rooms degrees channels houses homes flats',
);
learn(
  PHONE,
  'call calls ring rings phone tel telephone fone mob mobile moby text txt sms number numbers num no whatsapp contact ' +
    'landline cell bell buzz dial reach digits fax ph speak tinkle shout add front start starts begins leading',
);
learn(
  NETWORK,
  'insta instagram instagrams facebook facey snapchat tiktok telegram twitter linkedin youtube discord skype viber wechat ' +
    'weixin kik whatsapp whatsap watsapp whatapp wattsapp wassap whatsup messenger kakaotalk bluesky bsky mastodon pinterest ' +
    'twitch reddit tumblr onlyfans linktree lnsta lnstagram',
);
learn(NETWORK_PART, 'whats what wats watts tik we face insta snap tele linked you blue');
learn(
  LINK_PART,
  'http https hxxp hxxps ftp www dotcom dotcouk dotuk dotnet dotorg co org ltd plc me gov ac net sch mail internet handle username',
);
learn(LOOSE_NETWORK, 'ig fb snap sc tg signal wa wapp line threads tele yt gram book insta');
learn(PROVIDER, 'gmail googlemail hotmail protonmail btinternet ymail yahoo icloud aol gmx outlook proton tutanota');
learn(AT, 'at arroba');
learn(DOT, 'dot punto');
learn(
  CONNECTOR,
  'is as at on under me us id handle name username user page account profile called its my our by search the a it with ' +
    'number too also for same',
);
learn(
  INVITING,
  'message messages msg msgs text txt dm pm find add follow contact chat reach hit catch get look search tag inbox ping ' +
    'drop write send speak talk im were were available ask bell ring call see more hmu lookup',
);
learn(SELF, 'me us mine myself');
learn(
  REFUSING,
  'no not never dont arent isnt wont cant without neither nor nobody none cannot didnt doesnt aint stop hate refuse ' +
    'fraud frauds fraudster fraudsters scam scams scammer scammers',
);
learn(BACKWARDS, 'backwards backward reverse reversed mirrored');
learn(
  WEB,
  'visit website site web webpage homepage page link url www online google browse portal domain address email mail',
);
learn(UNDERSCORE, 'underscore underscores');
learn(
  HARMLESS_AFTER,
  'group groups community worthy ready perfect friendly marketplace friends style able page apps generation grammable shot ' +
    'court road street lane avenue drive close house works cottage mews',
);

export const entryOf = (word: string): Entry => entries.get(word) ?? nothing;
export const rolesOf = (word: string): number => entryOf(word).roles;

/** Words that ask for nothing by themselves. */
export const fillers: ReadonlySet<string> = new Set(
  `a an the i im ive id we were weve wed our us my me you your it its is are am be been being was do does did has have having had get getting
got can could would should will shall might must want wants wanted wanting need needs needed needing require requires required
requiring like likes love after look looking looks lookin search searching searches seeking seek seeks find finding found hunting hunt hi hello hey
hiya please pls plz thanks thank cheers ta there here this that these those some any something somewhere anywhere anything one ones
in on at of off for to from by with within into onto near nearby around round about between and or but if as so than then too also plus just only
very really quite ideally preferably prefer preferred preferable possibly possible maybe perhaps hopefully at-least
home homes property properties place places accommodation accomodation gaff gaffs pad pads digs crib somewhere abode unit listing listings
rent rents renting rental rentals let lets letting lettings rented rentable lease leasing tenancy tenant tenants
pay paying spend spending afford suitable total
available avail availability move moving movein start starting starts date ready beginning
ok okay allowed welcome friendly accepted considered permitted included inc incl including includes include inclusive
pcm pm pw month monthly week weekly per calendar budget max maximum min minimum price prices priced cost costs up till until before
area areas location located locations region side somewhere based live living stay
nice lovely decent good great perfect ideal beautiful fab gorgeous
whole entire
who which where when what how help us anyone anybody someone know got going go also must essential preferably wanna gonna gotta
currently soon today urgently option options type types kind sort sorted another other either both each every all
own comes come coming comprising featuring feature features access use self containing contain
willing happy hoping hope able ability trying try consider considering interested
show send give us find me suggest recommend
uk england scotland wales britain british
rental again ish roughly approx approximately approximate circa
bed beds bedroom bedrooms bath baths number rooms st nd rd th
possibly would be bonus plus love ll ve re s t d x lol tbh btw hmm um er well yes yeah yep
desperately desperate keen looking4 wanted 4 2 property4 tolet forrent toletting let
search results filter filters show only w nr approx e g eg ie etc
`
    .split(/\s+/)
    .filter((word) => word !== '' && !/\d/.test(word)),
);

/** Of several words. */
export const fillerPhrases: ReadonlyMap<string, true> = new Map(
  'long term,long let,long term let,as well,free from,free in,free now,at the moment,no rush,not fussy,no preference,if possible,as possible,up for grabs,on the market,per person'
    .split(',')
    .map((words) => [words, true]),
);

/** What turns the words behind it into something that isn't wanted. */
export const denials: ReadonlyMap<string, true> = new Map(
  'no,not,without,except,excluding,excl,exclude,non,never,avoid,avoiding,nor,minus,dont,doesnt,isnt,cant,wont,neither,dont want,do not want,dont need,do not need,dont like,not in,not on,not a,not interested in,no need for,not keen on,anything but,other than,apart from,rather not,instead of,not with,dont mind,not bothered about,not fussed about,not too,hate,must not be,cant be,not at,not near,away from,far from,doesnt need,dont have,do not have,less,plus'
    .split(',')
    .filter((words) => words !== 'less' && words !== 'plus')
    .map((words) => [words, true]),
);
export const LONGEST_DENIAL = 4;

/** The same behind it: "parking not needed", "bills not included". */
export const denialsBehind: ReadonlyMap<string, true> = new Map(
  ['not', 'isnt', 'arent', 'is not', 'are not', 'not really', 'not strictly', 'no']
    .flatMap((not) =>
      'needed,required,essential,necessary,important,included,allowed,wanted,a must,bothered,inc,incl,permitted,accepted,a priority,a problem'
        .split(',')
        .map((what) => `${not} ${what}`),
    )
    .concat(['optional', 'unnecessary', 'is optional', 'not needed', 'excluded', 'extra', 'unimportant'])
    .map((words) => [words, true]),
);

/** Where someone goes to or comes from, not where the home is. */
export const elsewhere: ReadonlyMap<string, true> = new Map(
  'commute to,commuting to,commutable to,commute into,commuting into,trains to,train to,train into,bus to,buses to,drive to,moving from,relocating from,move from,coming from,currently in,direct to,work in,working in,works in,job in,links to,office in,come from,travel to,travelling to,moving out of,leaving,relocate from,work at,working at,links into,route to,line to,minutes to,mins to'
    .split(',')
    .map((words) => [words, true]),
);

export const nearness: ReadonlyMap<string, true> = new Map(
  'near,near to,close to,nr,nearby,next to,not far from,not too far from,walking distance of,walking distance to,walking distance from,within walking distance of,within walking distance to,within walking distance from,a short walk from,short walk from,short walk to,a short walk to,in the vicinity of,within reach of,in walking distance of,in walking distance to,beside,by the,opposite,overlooking,easy reach of,within easy reach of,nearest to,closest to,close by to,close,walkable to,near the,near a,close to the,close to a,surrounding,handy for,convenient for'
    .split(',')
    .map((words) => [words, true]),
);
export const LONGEST_NEARNESS = 5;

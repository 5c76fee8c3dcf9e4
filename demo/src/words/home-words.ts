/** Sentences of descriptions; names in braces are filled in. */
export const openings = {
  agent: [
    '{Agency} are pleased to offer this {adjective} {home} on {street}, {walk} from {landmark}.',
    'A {adjective} {home} in one of the parts of {town} that people tend to stay in. Offered by {Agency}.',
    'New to the market: a {adjective} {home} on {street}, with {highlight}.',
    'We expect a good deal of interest in this {adjective} {home}. It has {highlight}, and is {walk} from {landmark}.',
    '{Agency} bring to the market a {home} that has been looked after properly by the same owner for years.',
  ],
  landlord: [
    'We lived here ourselves until last year and have kept it as we would want to find it: a {adjective} {home} with {highlight}.',
    'This is our {adjective} {home} on {street}. It is {walk} from {landmark} and quieter than you would think.',
    'I am letting my {home} in {town}. It has {highlight} and I have just had it decorated throughout.',
    'Our tenants of four years are moving on, so this {adjective} {home} is free again. Nothing to do but move in.',
    'A {adjective} {home} let directly by the owner, who lives ten minutes away and answers the phone.',
    'Family-owned {home} on a friendly street. We are looking for somebody who will be happy here for a while.',
  ],
} as const;

export const adjectives = [
  'bright',
  'well-kept',
  'light and airy',
  'freshly decorated',
  'characterful',
  'comfortable',
  'generously sized',
  'quiet',
  'smart',
  'homely',
  'newly refurbished',
  'handsome',
] as const;

export const highlights = [
  'high ceilings and the original floorboards',
  'morning sun in the kitchen',
  'a bay window you can sit in',
  'more cupboards than you will need',
  'a wood-burning stove that has just been swept',
  'double glazing that keeps the road out',
  'a view over the rooftops',
  'a proper hallway for coats and bicycles',
  'a utility room, so the washing machine is out of the way',
  'good broadband and a corner to work in',
  'a south-facing sitting room',
  'a new boiler, serviced every summer',
] as const;

export const landmarks = [
  'the station',
  'the park',
  'the market',
  'a good bakery',
  'the river path',
  'the university',
  'the hospital',
  'two primary schools',
  'the tram stop',
  'the library',
  'a row of independent shops',
  'the leisure centre',
] as const;

export const walks = [
  'a short walk',
  'five minutes on foot',
  'ten minutes on foot',
  'a level walk',
  'a few minutes',
] as const;

export const livingRooms = [
  'The living room runs from front to back and takes a sofa, a table and a piano without complaint.',
  'You come into a square living room with a fireplace and alcove shelves on either side.',
  'The sitting room faces the street, with shutters that we have had restored.',
  'Living and dining share one long room, with light from both ends.',
  'The lounge has space for a desk in the window.',
  'There is a separate living room with a door that closes, which is rarer than it should be.',
  'The reception room has picture rails and a radiator that actually warms it.',
] as const;

export const kitchens = [
  'The kitchen was fitted two years ago and has an induction hob, an oven and a full-height fridge.',
  'There is room for a table in the kitchen, and a door to the outside.',
  'The galley kitchen makes good use of its space, with a gas hob and plenty of worktop.',
  'Shaker units, a ceramic sink and a slot for your dishwasher.',
  'The kitchen is open to the living room, with a breakfast bar between the two.',
  'The kitchen is simple and solid; the washing machine stays.',
  'A modern kitchen with integrated appliances, all with their manuals in the drawer.',
] as const;

export const bathrooms = [
  'The bathroom has a bath with a shower over it and a window that opens.',
  'There is a walk-in shower and a heated towel rail.',
  'White tiles, a deep bath and hot water that does not run out.',
  'The shower room was done last winter.',
  'The bathroom is tiled to the ceiling, and its window gets the morning sun.',
] as const;

export const outsides = {
  garden: [
    'At the back is a garden with a lawn and a shed; the mower comes with it.',
    'The garden faces south-west and gets the evening sun.',
    'The paved garden asks for very little and has room for a table.',
    'There is a walled garden with an apple tree that still bears.',
  ],
  balcony: [
    'The balcony fits two chairs and a tomato plant.',
    'Doors open on to a balcony over the courtyard.',
    'The balcony is just wide enough for breakfast.',
  ],
  none: [
    'There is no outside space of its own, but the park is at the end of the road.',
    'Bicycles can be locked in the hallway downstairs.',
    'The communal courtyard is shared with five other homes.',
  ],
} as const;

export const places = [
  'Buses into the centre of {town} stop round the corner.',
  'The centre of {town} is twenty minutes away on foot.',
  'Most of our neighbours have been here for a long time, which tells you something.',
  'There is a small supermarket on the corner and a launderette two doors along.',
  'Parking on the street is by permit; the council charges for it.',
  'It is close enough to town for a night out and far enough away to sleep after it.',
  'Schools, doctors and a post office are all within half a mile.',
  'Trains take you on from {town} in every direction.',
] as const;

export const endings = {
  agent: [
    'Viewings most evenings and on Saturday mornings. Send us a message and say a little about yourselves.',
    'Our team is happy to answer questions before you come and look.',
    'The current tenants are kind enough to show people round, so please give a day’s notice.',
    'Managed by us from the first day, with repairs done when they are reported.',
  ],
  landlord: [
    'Please write through the site; I usually answer the same day.',
    'Happy to answer questions before you come and look.',
    'Pets are welcome to apply too: tell us about yours.',
    'Minimum fuss, fair terms, and repairs done when they are reported.',
    'Evenings are best for viewings, but we can work around you.',
  ],
} as const;

/** Sentences about rooms in shared houses. */
export const roomLines = [
  'The room is a good-sized double with a desk, a wardrobe and a door that locks.',
  'You would share the kitchen and living room with {others} others, who are friendly and tidy enough.',
  'Bills and broadband are in the rent, so there is one payment a month and no arguing over the heating.',
  'There are two bathrooms between us and a rota that mostly works.',
  'We cook together on Sundays if people are about, and nobody minds if they are not.',
  'The garden is shared, and so is the bicycle shed.',
] as const;

export const titles = {
  studio: [
    '{Adjective} studio near {landmark}',
    'Studio with {feature} in {district}',
    'Self-contained studio, {district}',
  ],
  room: [
    'Double room in a friendly house, {district}',
    'Room to rent near {landmark}',
    'Furnished room, bills included, {district}',
  ],
  flat: [
    '{Beds} flat with {feature}, {district}',
    '{Adjective} {beds} flat near {landmark}',
    '{Beds} apartment on {street}',
    'Top-floor {beds} flat in {district}',
  ],
  maisonette: ['{Beds} maisonette with its own front door', '{Adjective} {beds} maisonette, {district}'],
  house: [
    '{Beds} {type} house with {feature}',
    '{Adjective} {beds} {type} house in {district}',
    '{Beds} {type} house near {landmark}',
    'Family {type} house on {street}',
  ],
  bungalow: ['{Beds} bungalow with {feature}', '{Adjective} {beds} bungalow in {district}'],
} as const;

export const extraFeatures = [
  'Double Glazing',
  'Gas Central Heating',
  'Washing Machine',
  'Dishwasher',
  'Fibre Broadband',
  'Period Features',
  'Wooden Floors',
  'Fireplace',
  'Bike Storage',
  'En-suite',
  'Walk-in Shower',
  'Home Office Space',
  'Loft Storage',
  'Utility Room',
] as const;

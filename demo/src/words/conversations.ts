/** Dialogues; lines of the lister begin with an arrow. Each can end after any line. */
const conversations = [
  `Hello, is this still available? We could come and see it any evening this week.
> Hello, yes, it is. Would Thursday at 6 suit you?
Thursday at 6 is perfect. Is there a bell with your name on it, or shall we ring from outside?
> Top bell. I will be there from ten to.
Lovely, see you then.`,
  `Hi, I like the look of this one. How far is it from the station on foot?
> About eight minutes, and it is downhill in the mornings.
That settles it! Could I see it on Saturday?
> Saturday between 10 and 12 is free. Choose a time.
Half past ten, please.`,
  `Good morning. We are two adults and a toddler, and could move in next month. Are the stairs steep?
> Good morning! One flight, with a rail on both sides, and there is room for a buggy in the hall.
Thank you, that is good to know. We will talk about it tonight and come back to you.`,
  `Could you tell me roughly what the heating costs in winter?
> Last winter the gas came to about £85 a month with somebody at home all day. The boiler was replaced three years ago.
Cheaper than where I am now. Is the meter a smart one?
> It is, and the display is in the kitchen.`,
  `Hi there, I have a small dog who is used to living upstairs. Would that be all right with you?
> We like dogs. Tell us a little about yours when you apply, and whether somebody is at home with him.
He is eight, sleeps most of the day and comes to the office with me.
> Then he will hardly notice that he has moved. Come and have a look, both of you.
We would love to. Any time on Wednesday afternoon works for us.`,
  `Is the second room big enough for a desk? I work from home three days a week.
> A desk and a bookcase stand in there at the moment. It gets the morning sun.
And the internet? I spend half my life in video calls.
> There is fibre to the building; the people here now say it has never let them down.`,
  `I am starting a new job in January. Is the date flexible by a week or two?
> A week is no trouble. Two might be, as we would have it standing empty over the holidays.
A week would be enough. I could sign in the first days of December.`,
  `Hello! Does the washing machine stay?
> It does, and so do the fridge and the blinds.`,
  `Which way does the living room face? I have a great many plants.
> South-west. The fern in the photos is ours and has to be cut back twice a year.
Sold. When may I come?
> Monday or Tuesday after five?
Tuesday at half past five, please. I will bring a friend who knows about fuse boxes.
> Everybody should have one. See you both on Tuesday.`,
  `Is there anywhere safe for two bicycles?
> There is a locked shed at the back, shared with one neighbour.
Great. My partner and I would like to see it this weekend, if there are still viewings.
> Sunday at 11 is the last one. I have put you down for it.
Thank you very much!`,
  `Sorry if I have missed it: which floor is it on, and is there a lift?
> You have not missed it, I had left it out. Second floor, no lift. I have added it to the advert.
My mother would visit and she cannot do stairs, so it is not for us. Thank you for being so quick.`,
  `Could we paint the small bedroom? We would put it back before we leave.
> Yes, as long as it is not black. The last tenants tried that.
Sage green?
> Sage green sounds very nice.`,
  `I saw it from the outside yesterday. Is the street always that quiet?
> School starts at ten to nine, and then it is lively for a quarter of an hour. Otherwise, yes.`,
  `We came to see it on Saturday and would like to apply. Do you need anything else from us?
> Thank you for coming! Just the application here, and two people who can say how you are as tenants.
Done. Our landlady of four years will answer for us.
> I have spoken to her this morning. You will hear from me by Friday.`,
  `Are the windows double glazed?
> All but the one in the hall, which is the old coloured glass.
I had hoped you would say that about the hall.`,
  `Would you consider somebody who is self-employed? I can show three years of accounts.
> Of course. Send them when it gets that far; for now I would only like to know whether the place suits you.
It does. I have sent the application.`,
  `Hello, I am afraid I will be ten minutes late for the viewing, the train stands in the middle of nowhere.
> No trouble at all, I will put the kettle on.
You are very kind. Milk, no sugar.`,
  `Is the parking space wide enough for an electric van? It is two metres and a bit without the mirrors.
> I have just been down with a tape: 2.6 metres between the lines.
That fits. Thank you for measuring!
> I was curious myself. Would you like to see the rest of it?`,
  `How is the water pressure? Our last place had a shower like a sad watering can.
> It is on the mains with a pump, and I have had no complaints. You are welcome to turn everything on.
I will take you at your word on Saturday.`,
  `Could somebody be there to show us round after seven? We both work shifts at the hospital.
> I can do half past seven on Wednesday, or eight on Friday.
Friday at eight, and thank you for staying so late.
> It is on my way home. See you on Friday.`,
  `Do you know whether the library on the corner is still open?
> It is, from Tuesday to Saturday, and they have a very good room for children.`,
  `We have seen two others today and yours is the one we talk about. Is it too late to apply?
> Not at all. I decide at the weekend, so do send it before Friday evening.
It is on its way.
> I have it. Thank you.`,
  `Is the garden shared? It looks like one fence in the pictures.
> The lawn is yours up to the pear tree. Everybody eats the pears.`,
  `Thank you for showing me round this morning. I was wondering whether the sofa could stay.
> It can, I would be glad not to carry it down.
Then I am looking forward to it. I have never had a green sofa.`,
] as const;

export interface Line {
  readonly by: 'tenant' | 'lister';
  readonly content: string;
}

export const dialogues: readonly (readonly Line[])[] = conversations.map((lines) =>
  lines
    .split('\n')
    .map((line) =>
      line.startsWith('> ') ? { by: 'lister', content: line.slice(2) } : { by: 'tenant', content: line.trim() },
    ),
);

export const notesOfTenants = [
  'We are quiet, tidy and looking for somewhere to stay for a few years.',
  'I have rented from the same landlady for four years, who would speak for me.',
  'We both work nearby and would love to be able to walk.',
  'I am finishing my degree in the summer and starting work close by.',
  'Our flat is being sold, which is why we are looking. We could be flexible about the day.',
  'I play the piano, with headphones.',
  'We grew up round the corner and would like our children to do the same.',
] as const;

export const declines = [
  'Thank you for applying. We have chosen somebody who can move in sooner.',
  'We had hoped for somebody who stays for longer than the summer. All the best for your search.',
] as const;

/** Unfinished drafts. */
export const beginnings = {
  landlord: {
    title: 'Top-floor flat with a view of the park',
    propertyDescription: 'Two bedrooms under the roof, and a kitchen that',
    address: { city: 'Cardiff', postcode: 'CF11 9' },
    propertyType: 'flat',
    bedrooms: 2,
    monthlyRent: 1_050,
  },
  agent: {
    title: 'Stone terrace near the meadow (ask Mrs Marsden for the EPC)',
    address: { line1: '12 Weaver Street', city: 'Leeds', postcode: 'LS6 2QN', county: 'West Yorkshire' },
    propertyType: 'terraced',
    bedrooms: 3,
    bathrooms: 1,
    monthlyRent: 1_325,
    councilTaxBand: 'C',
  },
} as const;

export const clients = [
  {
    name: 'Harriet Marsden',
    email: 'harriet.marsden@landlord.example',
    phone: '07700 900461',
    address: 'Leeds',
    notes: 'Prefers long tenancies. Asks for a photo of the meter at every visit.',
  },
  {
    name: 'Whittaker Brothers',
    email: 'office@whittaker.example',
    phone: '07700 900318',
    address: 'Headingley, Leeds',
    notes: 'Invoices to the office in Headingley.',
  },
  {
    name: 'Imran Akhtar',
    email: 'imran.akhtar@landlord.example',
    phone: '07700 900772',
    address: 'Bradford',
    notes: 'Abroad until spring; ask before repairs over £200.',
  },
] as const;

export const firstMessages = [
  'Hello, is this still available? We could come and see it any evening this week.',
  'Hi, I like the look of this one. How far is it from the station on foot?',
  'Good morning. We are two adults and a toddler, and could move in next month. May we have a look on Saturday?',
  'Hello, could you tell me what the heating costs in winter, roughly?',
  'Hi there, I have a small dog who is used to flats. Would that be all right with you?',
  'Hello! Is the second bedroom big enough for a desk? I work from home three days a week.',
  'Hi, I am moving for a new job in January. Is the date flexible by a week or two?',
] as const;

export const secondMessages = [
  'Saturday after eleven would be best for us, but we can make other times work.',
  'I forgot to ask: does the washing machine stay?',
  'Sorry, one more question: which floor is it on, and is there a lift?',
] as const;

export const answersOfListers = [
  'Thanks for writing. Yes, it is still available. Would Thursday at 6 suit you?',
  'Hello, lovely to hear from you. I can show you round on Saturday morning, between 10 and 12.',
  'Hi, it is about eight minutes on foot. Would you like to see it this week?',
  'Thank you for your message. Pets are fine by us as long as they are house-trained. When could you come?',
  'Good question: last winter the bills came to about £110 a month. Shall we arrange a viewing?',
] as const;

export const notesOfTenants = [
  'We are quiet, tidy and looking for somewhere to stay for a few years.',
  'I have rented from the same landlady for four years, who would speak for me.',
  'We both work nearby and would love to be able to walk.',
  'I am finishing my degree in the summer and starting work close by.',
] as const;

export const reports = [
  { reportType: 'overpriced', description: 'The same flat was listed for a good deal less a month ago.' },
  {
    reportType: 'fake-listing',
    description: 'I went to see it and the people living there knew nothing about it being let.',
  },
  { reportType: 'scam', description: 'I was asked to pay a deposit by bank transfer before seeing it.' },
] as const;

/** What the newcomer has asked before they came. */
export const ownTicket = {
  name: 'Priya Sharma',
  userType: 'tenant',
  subject: 'application',
  priority: 'medium',
  message: 'How long do landlords usually take to answer an application? I sent one on Monday.',
} as const;

export const tickets = [
  {
    name: 'Gwen Pritchard',
    email: 'gwen.pritchard@home.example',
    userType: 'tenant',
    subject: 'account',
    priority: 'medium',
    message: 'I changed my phone number and would like it changed on my account too, please.',
  },
  {
    name: 'Hamish Buchanan',
    email: 'hamish.buchanan@landlord.example',
    userType: 'landlord',
    subject: 'listing',
    priority: 'high',
    message: 'My listing has been waiting for approval since yesterday. Is anything missing?',
  },
  {
    name: 'Nadia Rahman',
    email: 'nadia.rahman@home.example',
    userType: 'tenant',
    subject: 'technical',
    priority: 'low',
    message: 'The map does not move when I use two fingers on my tablet. It does with one.',
  },
  {
    name: 'Colin Thornton',
    email: 'colin.thornton@agency.example',
    userType: 'agent',
    subject: 'other',
    priority: 'urgent',
    message: 'Somebody is using our photos in a listing that is not ours. Please take it down today.',
  },
] as const;

/** What a capable model answers to the prompts of speaking; see `answers.ts`. */
export const SPEAKING_ANSWERS: Readonly<Record<string, unknown>> = {
  'speaking.prepare': {
    opening: 'Everybody has a place where they feel well: which one is yours, and how did you find it?',
    points: [
      'Describe the place: where it is, and what you see, hear and smell there.',
      'Tell what you do there, and about one day there that you remember.',
      'Say what the place means to you, and whether others should visit it.',
    ],
    sentences: [
      'My favourite place is a quiet garden behind the library.',
      'I usually go there when I need time to think.',
      'In spring the trees are full of white flowers.',
      'My grandmother showed it to me when I was a child.',
      'I hope that it will never change.',
    ],
  },
  'speaking.prepare-material': {
    opening: 'Your text follows light into a leaf: what becomes of it there?',
    points: [
      'Say what photosynthesis does, and which part of the plant catches the light.',
      'Explain how carbon dioxide gets into a leaf, and what the plant makes out of it and water.',
      'Tell what happens at noon in hot weather, and why.',
    ],
  },
  'speaking.reply-material': {
    reply:
      'Yes, light becomes chemical energy. Your text says that it is chlorophyll that takes in the light, though; stomata are pores. What comes into the leaf through them?',
  },
  'speaking.assess-material': {
    fluency: { score: null, comment: 'Each part is a sentence or two; “and” and “so” are what links them.' },
    vocabulary: {
      score: 62,
      comment:
        'You use the words of the subject, “photosynthesis”, “pigment”, “carbon dioxide”, and describe stomata as “small pores”.',
    },
    grammar: {
      score: 52,
      comment: '“Photosynthesis turn” and “Carbon dioxide come” both lack the -s of the third person.',
    },
    content: {
      score: 58,
      comment:
        'What you say of light and of the pores is right and in your own words. The third part speaks of food, not of heat.',
    },
    corrections: [
      {
        quote: 'Photosynthesis turn light into chemical energy',
        correction: 'Photosynthesis turns light into chemical energy',
        explanation: 'A singular subject takes a verb in -s.',
      },
      {
        quote: 'Carbon dioxide come into the leaf',
        correction: 'Carbon dioxide comes into the leaf',
        explanation: 'A singular subject takes a verb in -s.',
      },
    ],
    practise: [
      'Read the part about hot weather again and tell it in two sentences.',
      'Say five sentences about one plant, each with a verb in -s.',
    ],
    summary:
      'You explain the beginning of the process clearly and in your own words. The last part left out what heat does to the leaf; tell that the next time.',
    left_out: [3],
  },
  'speaking.reply': {
    reply:
      'A quiet park with a lake sounds lovely, and so near your home too. What do you like to do when you are there?',
  },
  'speaking.assess': {
    fluency: { score: null, comment: 'You link your ideas with “because” and “and”, and speak in whole sentences.' },
    vocabulary: {
      score: 60,
      comment:
        'Your words fit the topic: “quiet”, “lake”, “near my home”. They are common ones; “many informations” is a wrong form.',
    },
    grammar: {
      score: 58,
      comment:
        'Your first sentence has a reason joined by “because” and no error. “I goes” shows that the verb after “I” still needs care.',
    },
    content: {
      score: 62,
      comment:
        'You name the place, say why you like it and what you do there. An example of what you talk about would make it stay in mind.',
    },
    corrections: [
      {
        quote: 'Every weekend I goes there',
        correction: 'Every weekend I go there',
        explanation: 'After “I” the verb has no -s.',
      },
      {
        quote: 'we talk about many informations',
        correction: 'we talk about many things',
        explanation: '“Information” is not counted and has no plural; of a chat with friends one says “things”.',
      },
    ],
    practise: [
      'Tell what you do every weekend, with “I”, “she” and “we” in turn.',
      'Add an example to each reason: “for instance, last Sunday …”.',
      'Learn three words for places: “peaceful”, “crowded”, “shady”.',
    ],
    summary:
      'You answered the question at once, with a reason and a picture of the place. Check your verbs after “I”, and let each reason be followed by an example.',
  },
}

/** What the built-in engine says of a talk or a presentation. */
export default {
  // How much was said: English in words, Chinese in characters.
  words: '{count, plural, =1 {one word} other {# words}}',
  characters: '{count, plural, =1 {one character} other {# characters}}',
  nothing: 'Nothing was said in this session.',
  tooLittle: 'You said {amount}; from about {needed} on something can be said of this.',
  summary: 'You took {turns, plural, =1 {one turn} other {# turns}} and said {amount}.',
  summaryTyped: 'You took {turns, plural, =1 {one turn} other {# turns}} and wrote {amount}.',
  best: 'Your {criterion} stood out.',
  next: 'Work on your {criterion} next.',
  criterion_fluency: 'fluency',
  criterion_vocabulary: 'vocabulary',
  criterion_grammar: 'grammar',
  criterion_content: 'content',
  // Fluency.
  typedOnly: 'You typed your turns: nothing can be said of how fluently you speak.',
  pace_slow: 'You spoke {amount} a minute. Around {from} to {to} is easy to follow: a little faster would help.',
  pace_even: 'You spoke {amount} a minute, which is easy to follow.',
  pace_fast: 'You spoke {amount} a minute. Slow down a little, so that everybody can follow.',
  fillers: '{count, plural, =1 {One filler word was} other {# filler words were}} heard.',
  // Vocabulary.
  diversity_low: 'You used the same words again and again. Look for other words for the ones you use most.',
  diversity_fair: 'Your choice of words is varied enough to follow well. More precise words would make it richer.',
  diversity_high: 'Your choice of words is rich and varied.',
  // Grammar.
  mistakes:
    '{mistakes, plural, =1 {One mistake was} other {# mistakes were}} found in {amount}. Others may have gone unnoticed.',
  noMistakes: 'No mistakes were found by the rules that this engine knows.',
  // Content.
  content_off: 'None of the words of the topic came up. Name the topic, and say what it means to you.',
  content_partly: 'Few of the words of the topic came up.',
  content_on: 'The words of the topic came up.',
  brief: 'Your turns were short: add a reason or an example to each.',
  // What to practise.
  practise_rule: 'Grammar: {rule}',
  practise_slow: 'Read a short text aloud every day, a little faster each time.',
  practise_fast: 'Pause for a breath at the end of each sentence.',
  practise_fillers: 'Stay silent for a moment instead of saying “um” or “you know”.',
  practise_vocabulary: 'Write down three new words on this topic and use each in a sentence.',
  practise_length: 'Answer each question with a statement, a reason and an example.',
  practise_topic: 'Before you speak, write down three points about the topic.',
  practise_more: 'Try the same topic again and speak a little longer.',
} as const

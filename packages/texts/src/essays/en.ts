/** What the built-in engine says of an essay as a whole: feedback, reasons of marks, suggestions. */
export default {
  nothing: 'There is no text to assess.',
  // The written feedback.
  estimated: 'This is worked out from what can be counted in the essay; only a reader can judge its ideas.',
  works: 'What works: {strengths}.',
  mostMistakes: 'Most common mistakes: {kinds}.',
  noMistakes: 'Mistakes: none were found.',
  workOnNext: 'Work on next:\n{advice}',
  item: '- {advice}',
  kindCount: '{kind} ({count})',
  figures_english:
    'Figures: {words, plural, one {# word} other {# words}}, {sentences, plural, one {# sentence} other {# sentences}} of {mean} words on average, {paragraphs, plural, one {# paragraph} other {# paragraphs}}, variety of words {diversity} (the higher, the more varied), {rare}% of its words beyond the 3,000 most common, ease of reading {ease} (the higher, the easier), about US school grade {grade}.',
  figures_chinese:
    'Figures: {words, plural, one {# character} other {# characters}}, {sentences, plural, one {# sentence} other {# sentences}} of {mean} characters on average, {paragraphs, plural, one {# paragraph} other {# paragraphs}}, variety of words {diversity} (the higher, the more varied), {linkers, plural, one {# linking word} other {# linking words}}.',
  // What is good.
  strength_accuracy: 'few mistakes were found',
  strength_vocabulary: 'the choice of words is varied',
  strength_sentences: 'sentences vary in length and build',
  strength_cohesion: 'paragraphs and linking words guide the reader',
  strength_development: 'points are developed at good length',
  strength_relevance: 'the essay takes up the words of the topic',
  // What to work on, in English and in Chinese essays.
  advice_english_accuracy:
    'Read the marked mistakes aloud with their corrections, then look for the same kinds in your next essay.',
  advice_english_vocabulary:
    'Widen your vocabulary: replace repeated words, and learn words together with those they go with.',
  advice_english_sentences: 'Join some short sentences with “although”, “which” or “because”, and vary their length.',
  advice_english_cohesion:
    'Give each main point a paragraph and link sentences by what connects them: contrast, cause, example.',
  advice_english_development:
    'Develop each point: state it, give the reason, then an example and what follows from it.',
  advice_english_relevance: 'Keep returning to the words of the question.',
  advice_chinese_accuracy: 'Correct the marked mistakes one by one, and look for the same kinds in your next essay.',
  advice_chinese_vocabulary: 'Use more words of like meaning, and gather idioms to use where they fit.',
  advice_chinese_sentences: 'Let long and short sentences take turns, so that they are not all built alike.',
  advice_chinese_cohesion: 'Give each main point a paragraph, and use linking words for cause, contrast and addition.',
  advice_chinese_development: 'For each main point state your view first, then give reasons and examples.',
  advice_chinese_relevance: 'Keep returning to the words of the topic.',
  // Kinds of mistakes.
  kind_spelling: 'spelling',
  'kind_wrong-character': 'wrong character',
  kind_grammar: 'grammar',
  kind_agreement: 'subject–verb agreement',
  'kind_verb-form': 'form of the verb',
  kind_number: 'singular and plural',
  kind_article: 'articles',
  kind_preposition: 'prepositions',
  'kind_word-choice': 'choice of word',
  kind_redundancy: 'words too many',
  kind_repetition: 'repeated words',
  kind_apostrophe: 'apostrophes',
  kind_capitals: 'capitals',
  kind_punctuation: 'punctuation',
  kind_script: 'characters of the other script',
  // What a criterion's mark rests on.
  reason_english_mistakes:
    '{count, plural, =0 {no mistakes} one {# mistake} other {# mistakes}} found in {words, plural, one {# word} other {# words}}',
  reason_english_inTen:
    'an average sentence has {mean, plural, one {# word} other {# words}}, and ten sentences have {count, plural, =0 {no subordinate clause} one {# subordinate clause} other {# subordinate clauses}}',
  reason_english_vocabulary:
    'variety of words {diversity} (the higher, the more varied), {rare}% beyond the 3,000 most common',
  reason_english_cohesion:
    '{paragraphs, plural, one {# paragraph} other {# paragraphs}}, {linkers, plural, one {# different linking phrase} other {# different linking phrases}}',
  reason_english_development:
    '{words} of about {expected} words, {support, plural, one {# word that gives} other {# words that give}} reasons or examples',
  reason_relevance: 'how far the topic is taken up is seen by its words only',
  reason_chinese_mistakes:
    '{count, plural, =0 {no mistakes} one {# mistake} other {# mistakes}} found in {words, plural, one {# character} other {# characters}}',
  reason_chinese_inTen:
    'an average sentence has {mean, plural, one {# character} other {# characters}}, and ten sentences have {count, plural, =0 {no idiom} one {# idiom} other {# idioms}}',
  reason_chinese_vocabulary:
    'variety of words {diversity} (the higher, the more varied), {rare}% idioms and set phrases',
  reason_chinese_cohesion:
    '{paragraphs, plural, one {# paragraph} other {# paragraphs}}, {linkers, plural, one {# different linking word} other {# different linking words}}',
  reason_chinese_development:
    '{words} of about {expected} characters, {support, plural, one {# word that gives} other {# words that give}} reasons or examples',
  // Reports that earlier versions kept.
  reason_english_accuracy: 'about {rate} mistakes found for every 100 words',
  reason_english_sentences: 'an average sentence has {mean} words and {complexity} subordinate clauses',
  reason_chinese_accuracy: 'about {rate} mistakes found for every 100 characters',
  reason_chinese_sentences: 'an average sentence has {mean} characters and {complexity} idioms',
  // Suggestions.
  otherScale: '{exam} is written in English, so this Chinese essay is estimated on a general scale.',
  sampled: 'This essay is very long. Passages from all parts of it, about 10,000 words, were checked for mistakes.',
  short_english:
    'The essay has {words, plural, one {# word} other {# words}}; about {expected} are expected. Add a reason or an example to your main points.',
  short_chinese:
    'The essay has {words, plural, one {# character} other {# characters}}; about {expected} are expected. Add reasons, examples or details to your main points.',
  nonsense_english: 'Much of this does not read as English, so the estimate is low.',
  nonsense_chinese: 'Much of this does not read as Chinese, so the estimate is low.',
  repeated_english:
    'Sentences are repeated: {distinct} of the {words} words say something new. What is repeated counts once.',
  repeated_chinese:
    'Sentences are repeated: {distinct} of the {words} characters say something new. What is repeated counts once.',
  offTopic: 'The essay uses few words from the topic. Make sure that each paragraph answers the question.',
  paragraphs: 'Divide the essay into paragraphs: an introduction, one for each main point, and a conclusion.',
  fewLinks_english: 'Few words link your sentences. Use some such as “however”, “as a result” or “for example”.',
  fewLinks_chinese: 'Few words link your sentences. Use some such as “因此”, “然而”, “例如” or “此外”.',
  wornLink: '“{word}” links {count} sentences. Vary it.',
  longSentence_english: 'This sentence is very long. Make two of it.',
  longSentence_chinese: 'This sentence is very long. Make two or three of it.',
  wornWord: '“{word}” appears {count} times. Use other words now and then.',
  wornOpening_english:
    '{count} of {sentences} sentences begin with “{opening}”. Begin some with a linking word or a time.',
  wornOpening_chinese: '{count} of {sentences} sentences begin with “{opening}”. Vary how they begin.',
  support_english:
    'No sentence gives a reason or an example. Support each point with one (“because …”, “for example …”).',
  support_chinese: 'No sentence gives a reason or an example. Support your view with some.',
  noConclusion: 'The last paragraph does not read as a conclusion. Sum up your view in a sentence or two.',
  shortEnding: 'The ending is too short. Sum up the essay and come back to how it began.',
  stronger: 'One strong word says more than “{phrase}”: “{word}”.',
  informal: '“{word}” is informal; in an essay write “{formal}”.',
  informalAmount: '“{word}” is informal; in an essay write “many or much”.',
  shortForms: 'Short forms such as “{word}” ({count} in all) are informal; write them out.',
  spokenWord: '“{word}” is spoken language; an essay takes written words.',
  onlyCommas: 'Commas join clause after clause: where a thought is complete, write a full stop or a semicolon.',
  noIdioms: 'There is no idiom of four characters in the essay. A fitting one says more in fewer words.',
  noImagery: 'Use a comparison, a personification or an example to bring the essay to life.',
} as const

import type { ExamType } from '@lectern/domain/writing'

/**
 * What marks of a criterion stand for, best first, in our words after each exam's public descriptors: without them a model
 * marks everything a little above the middle.
 */
export const ANCHORS: Readonly<Record<ExamType, Readonly<Record<string, string>>>> = {
  DSE: {
    content: `7 all requirements met, relevant, ideas extended and imaginative or well argued; 5 most requirements met, ideas
  relevant with some development; 3 just enough relevant ideas, little developed; 1 hardly anything to the point`,
    language: `7 wide range of structures and exact words, slips only; 5 varied sentences, mostly accurate, errors in complex
  ones; 3 simple sentences mostly right, longer ones faulty, common words; 1 errors in nearly every sentence`,
    organisation: `7 logical throughout, paragraphs and links sophisticated; 5 clear paragraphs, mostly linked; 3 some
  paragraphing, links simple or repeated; 1 no order that can be followed`,
  },
  IELTS: {
    task_response: `9 every part answered in depth; 7 every part answered, clear position throughout, main ideas extended but
  at times general; 6 every part touched, some more than others, position clear but conclusions thin; 5 answered in part,
  ideas few and undeveloped; 4 off at points, position unclear; 3 or less hardly answered. Under 250 words: 5 at most`,
    coherence_and_cohesion: `9 effortless; 7 logical progression, one central topic a paragraph, links varied with a few over- or
  under-used; 6 arranged coherently, links mechanical or faulty; 5 some order, links few, repeated or wrong, paragraphs
  lacking; 4 no clear progression`,
    lexical_resource: `9 natural and exact throughout; 7 less common words with some feel for style and collocation, few
  slips; 6 enough for the task, some wrong choice and spelling that does not hinder; 5 just enough, errors that may
  trouble a reader; 4 basic and repetitive`,
    grammatical_range_and_accuracy: `9 wide range, rare slips; 7 many structures, most sentences free of errors; 6 simple and
  complex sentences mixed, errors that rarely hinder; 5 few structures, complex ones mostly wrong; 4 errors predominate`,
  },
  TOEFL: {
    development: `5 to the point, fully explained with exact examples; 4 to the point, mostly explained; 3 partly explained,
  connections unclear at times; 2 few or poor details; 1 hardly any`,
    organization: `5 unified and progressing; 4 clear with some repetition or digression; 3 connections obscured at times; 2
  inadequate; 1 none`,
    language_use: `5 varied and idiomatic, slips only; 4 varied, noticeable minor errors; 3 accurate but limited, or errors that
  obscure at times; 2 accumulating errors; 1 severe and frequent ones`,
  },
  GRE: {
    analysis: `6 insightful position on the very issue; 5 thoughtful; 4 clear, as the task asks; 3 vague or incomplete; 2
  seriously limited; 1 none`,
    support: `6 compelling reasons and examples, the other side met; 5 well chosen; 4 relevant; 3 thin or partly relevant; 2 few;
  1 none`,
    organization: `6 every step follows; 5 focused and connected; 4 adequate; 3 limited; 2 poor; 1 none`,
    language: `6 fluent, exact, varied, slips only; 5 clear and varied, minor errors; 4 acceptable control; 3 errors that cost
  clarity; 2 serious frequent ones; 1 unintelligible in places`,
  },
  SAT: {
    reading: `8 thorough grasp of the source, its central ideas and details; 6 effective; 4 partial, some error; 2 little or none`,
    analysis: `8 insight into how the source persuades, with well chosen evidence; 6 competent; 4 limited, asserts rather than
  explains; 2 summary only`,
    writing: `8 cohesive, precise central claim, varied and nearly faultless; 6 mostly cohesive, good control; 4 weak order,
  errors that distract; 2 no claim, errors throughout`,
  },
  Other: {
    content: `90 serves its purpose fully and in depth; 70 well, some points thin; 50 in its main point, little developed; 30
  hardly; 10 not at all`,
    language: `90 natural and exact, slips only; 70 varied, errors that do not hinder; 50 simple but understandable, regular
  errors; 30 errors that often hinder; 10 not understandable`,
    organization: `90 every part in its place and linked; 70 clear, links at times mechanical; 50 some order; 30 hard to follow;
  10 none`,
  },
}

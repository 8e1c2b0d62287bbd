import { inScript, type Script } from '../zh/simplified.ts'
import type { Aspects } from './aspects.ts'
import type { Aspect } from './exams.ts'
import type { Figures } from './figures.ts'
import type { Mistake, MistakeKind } from './mistake.ts'
import { type EssayScore, plural } from './score.ts'

const STRONG = 0.65
const WEAK = 0.55
const MOST_NAMED = 2
const MOST_KINDS = 3

type Words = { readonly strength: string; readonly advice: string }

const ENGLISH: Readonly<Record<Aspect, Words>> = {
  accuracy: {
    strength: 'few mistakes were found',
    advice: 'Read the marked mistakes aloud with their corrections, then look for the same kinds in your next essay.',
  },
  vocabulary: {
    strength: 'the choice of words is varied',
    advice: 'Widen your vocabulary: replace words that come back, and learn words together with those they go with.',
  },
  sentences: {
    strength: 'sentences vary in length and build',
    advice: 'Join some short sentences with “although”, “which” or “because”, and vary their length.',
  },
  cohesion: {
    strength: 'paragraphs and linking words guide the reader',
    advice: 'Give each main point a paragraph and link sentences by what connects them: contrast, cause, example.',
  },
  development: {
    strength: 'points are developed at good length',
    advice: 'Develop each point: state it, give the reason, then an example and what follows from it.',
  },
  relevance: {
    strength: 'the essay takes up the words of the topic',
    advice: 'Keep returning to the words of the question.',
  },
}

const CHINESE: Readonly<Record<Aspect, Words>> = {
  accuracy: { strength: '错字和病句很少', advice: '对照已标出的错误逐一改正，下次写完后再检查同类错误。' },
  vocabulary: { strength: '用词丰富', advice: '多换用近义词，积累并恰当运用成语。' },
  sentences: { strength: '句式长短有变化', advice: '长短句交错使用，避免句式单一。' },
  cohesion: { strength: '分段清楚，衔接自然', advice: '每段集中写一个要点，用关联词语说明因果、转折和递进。' },
  development: { strength: '内容充实', advice: '每个要点先说明看法，再写理由和事例。' },
  relevance: { strength: '能扣住题目', advice: '写作时不断回应题目的关键词。' },
}

const KIND_NAMES: Readonly<Record<MistakeKind, readonly [english: string, chinese: string]>> = {
  spelling: ['spelling', '拼写'],
  'wrong-character': ['wrong character', '错别字'],
  grammar: ['grammar', '语法'],
  agreement: ['agreement of subject and verb', '主谓一致'],
  'verb-form': ['form of the verb', '动词形式'],
  number: ['singular and plural', '单复数'],
  article: ['articles', '冠词'],
  preposition: ['prepositions', '介词'],
  'word-choice': ['choice of word', '用词'],
  redundancy: ['words too many', '语意重复'],
  repetition: ['repeated words', '重复'],
  apostrophe: ['apostrophes', '撇号'],
  capitals: ['capitals', '大小写'],
  punctuation: ['punctuation', '标点'],
  script: ['characters of the other script', '繁简混用'],
}

/** The written feedback on an essay, as plain Markdown, in its own language (`script` null: English). */
export function writeFeedback(
  score: EssayScore,
  aspects: Aspects,
  figures: Figures,
  mistakes: readonly Mistake[],
  script: Script | null,
): string {
  const ranked = (Object.entries(aspects) as [Aspect, number][])
    .filter(([aspect]) => aspect !== 'relevance')
    .sort((a, b) => b[1] - a[1])
  const strong = ranked
    .filter(([, value]) => value >= STRONG)
    .slice(0, MOST_NAMED)
    .map(([aspect]) => aspect)
  const weak = ranked
    .toReversed()
    .filter(([, value]) => value < WEAK)
    .slice(0, MOST_NAMED)
    .map(([aspect]) => aspect)
  const parts = script
    ? chineseParts(score, strong, weak, figures, mistakes)
    : englishParts(score, strong, weak, figures, mistakes)
  const text = parts.filter(Boolean).join('\n\n')
  return script ? inScript(text, script) : text
}

function englishParts(
  score: EssayScore,
  strong: readonly Aspect[],
  weak: readonly Aspect[],
  figures: Figures,
  mistakes: readonly Mistake[],
): string[] {
  const kinds = commonKinds(mistakes).map(([kind, count]) => `${KIND_NAMES[kind][0]} (${count})`)
  const ease =
    figures.readingEase === null
      ? ''
      : `, Flesch reading ease ${Math.round(figures.readingEase)}, school grade ${Math.max(0, figures.grade ?? 0).toFixed(1)}`
  return [
    `**${score.label}.** This is reckoned from what can be counted in the essay; only a reader can judge its ideas.`,
    strong.length > 0 ? `**What works:** ${strong.map((aspect) => ENGLISH[aspect].strength).join('; ')}.` : '',
    kinds.length > 0 ? `**Most mistakes:** ${kinds.join(', ')}.` : '**Mistakes:** none were found.',
    weak.length > 0 ? `**Work on next:**\n${weak.map((aspect) => `- ${ENGLISH[aspect].advice}`).join('\n')}` : '',
    `**Figures:** ${plural(figures.length, 'word')}, ${plural(figures.sentences, 'sentence')} of ${figures.meanSentence.toFixed(1)} words on average, ${plural(figures.paragraphs, 'paragraph')}, variety of words ${Math.round(figures.diversity)} (MTLD), ${Math.round(figures.rareShare * 100)}% of its words beyond the 3,000 most frequent${ease}.`,
  ]
}

function chineseParts(
  score: EssayScore,
  strong: readonly Aspect[],
  weak: readonly Aspect[],
  figures: Figures,
  mistakes: readonly Mistake[],
): string[] {
  const kinds = commonKinds(mistakes).map(([kind, count]) => `${KIND_NAMES[kind][1]}（${count}处）`)
  return [
    `**${score.label}。** 这是根据文中可统计的内容估算的；立意和感情只有读者才能判断。`,
    strong.length > 0 ? `**优点：**${strong.map((aspect) => CHINESE[aspect].strength).join('；')}。` : '',
    kinds.length > 0 ? `**主要错误：**${kinds.join('、')}。` : '**错误：**没有发现错误。',
    weak.length > 0 ? `**下一步：**\n${weak.map((aspect) => `- ${CHINESE[aspect].advice}`).join('\n')}` : '',
    `**统计：**全文${figures.length}字，${figures.sentences}句，平均每句${Math.round(figures.meanSentence)}字，${figures.paragraphs}段，用词变化度${Math.round(figures.diversity)}（MTLD），关联词语${figures.linkers}个。`,
  ]
}

const commonKinds = (mistakes: readonly Mistake[]): [MistakeKind, number][] =>
  [...Map.groupBy(mistakes, ({ kind }) => kind)]
    .map(([kind, own]): [MistakeKind, number] => [kind, own.length])
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_KINDS)

import type { CriterionScore } from '@lectern/contract/writing/shapes'
import type { MessageId } from '@lectern/texts/message'
import type { Say } from '@lectern/texts/speaker'

/** The criteria of every exam, by the ids that reports keep. */
const NAMES = new Map<string, MessageId>([
  ['content', 'writing.criterionContent'],
  ['language', 'writing.criterionLanguage'],
  ['organisation', 'writing.criterionOrganisation'],
  ['organization', 'writing.criterionOrganization'],
  ['task_response', 'writing.criterionTaskResponse'],
  ['coherence_and_cohesion', 'writing.criterionCoherence'],
  ['lexical_resource', 'writing.criterionLexis'],
  ['grammatical_range_and_accuracy', 'writing.criterionGrammar'],
  ['development', 'writing.criterionDevelopment'],
  ['language_use', 'writing.criterionLanguageUse'],
  ['analysis', 'writing.criterionAnalysis'],
  ['support', 'writing.criterionSupport'],
  ['reading', 'writing.criterionReading'],
  ['writing', 'writing.criterionWriting'],
])

/** What a criterion is called; one that no exam has any more keeps the name that its report gives it. */
export function criterionName({ id, name }: Pick<CriterionScore, 'id' | 'name'>, say: Say): string {
  const known = NAMES.get(id)
  return known ? say({ id: known }) : name
}

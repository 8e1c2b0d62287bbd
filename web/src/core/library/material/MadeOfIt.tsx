import type { MadeThing } from '@lectern/contract/materials/made-thing'
import { scoreText } from '@lectern/domain/writing'
import type { Say } from '@lectern/texts/speaker'
import { Link } from 'react-router'
import { relativeText } from '../../../lib/dates.ts'
import { useSay } from '../../../lib/language.ts'
import { percentText } from '../../../lib/numbers.ts'
import { Panel } from '../../../ui/Card.tsx'
import { ChevronRight } from '../../../ui/icons/icons.ts'

/** What was made of a material in any module, the newest first, each with how far its student has come and the way to it. */
export function MadeOfIt({ made }: { made: readonly MadeThing[] }) {
  const say = useSay()
  return (
    <Panel title={say('library.madeOfIt')}>
      {made.length === 0 && <p className="text-ink-soft text-sm">{say('library.madeNone')}</p>}
      {made.length > 0 && (
        <ul aria-label={say('library.madeOfIt')} className="divide-y divide-line border-line border-y">
          {made.map((thing) => (
            <li key={`${thing.module}-${thing.id}`}>
              <Link to={addressOf(thing)} className="group flex min-h-11 items-center gap-3 py-2.5">
                <span className="min-w-0 grow">
                  <span className="wrap-anywhere line-clamp-2 group-hover:text-accent">
                    {thing.title || say('library.untitled')}
                  </span>
                  <span className="text-ink-soft text-xs tabular-nums">
                    {[
                      say(`modules.${thing.module}`),
                      progressOf(thing, say),
                      relativeText(new Date(thing.created_at)),
                    ].join(say('ui.comma'))}
                  </span>
                </span>
                <ChevronRight size={18} className="shrink-0 text-ink-faint group-hover:text-accent" aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

/** Where its module shows it. */
function addressOf({ module, id }: MadeThing): string {
  switch (module) {
    case 'recite':
      return `/module/recite?view=edit&set_id=${id}`
    case 'notes':
      return `/module/notes?view=note&note_id=${id}`
    case 'exam':
      return `/module/exam?view=attempts&id=${id}`
    case 'understanding':
      return `/module/understanding?chat_id=${id}`
    case 'writing':
      return `/module/writing?view=report&essay_id=${id}`
    case 'lecture':
      return `/module/lecture?view=content&lecture_id=${id}`
    case 'listening':
      return `/module/listening?view=practice&set=${id}`
    case 'speaking':
      return `/module/speaking?view=session&session_id=${id}`
  }
}

/** '24 cards, 12 studied, 5 due'. */
function progressOf(thing: MadeThing, say: Say): string {
  switch (thing.module) {
    case 'recite': {
      const { card_count, studied_count, due_count } = thing
      return say('library.madeCards', { count: card_count, studied: studied_count, due: due_count })
    }
    case 'notes':
      return say('documents.words', { count: thing.word_count })
    case 'understanding':
      return say('library.madeMessages', { count: thing.message_count })
    case 'writing':
      return say('library.madeEssay', { score: scoreText(thing.score), maximum: scoreText(thing.score_maximum) })
    case 'lecture':
      return statusOf(thing.status, say) ?? say('library.madeSections', { count: thing.section_count })
    case 'listening':
      return statusOf(thing.status, say) ?? questionsOf(thing, say)
    case 'exam':
      return questionsOf(thing, say)
    case 'speaking':
      return turnsOf(thing, say)
  }
}

const COUNTED = {
  chat: 'library.madeTurns',
  presentation: 'library.madeSpokenParts',
  shadowing: 'library.madeSentences',
} as const

function turnsOf({ mode, turn_count, score }: Extract<MadeThing, { module: 'speaking' }>, say: Say): string {
  const turns = say(COUNTED[mode], { count: turn_count })
  return score === null
    ? turns
    : `${turns}${say('ui.comma')}${say('library.madeEssay', { score: String(score), maximum: '100' })}`
}

function statusOf(status: 'processing' | 'completed' | 'failed', say: Say): string | null {
  if (status === 'completed') return null
  return say(status === 'failed' ? 'library.madeFailed' : 'library.beingMade')
}

function questionsOf({ question_count, best_score }: { question_count: number; best_score: number | null }, say: Say) {
  const questions = say('library.madeQuestions', { count: question_count })
  const best =
    best_score === null ? say('library.notTaken') : say('library.bestScore', { percent: percentText(best_score / 100) })
  return `${questions}${say('ui.comma')}${best}`
}

import { Link } from 'react-router'
import type { Begun } from '../../core/begun/use-begun.ts'
import { useSay } from '../../lib/language.ts'
import { useBegunPractices } from '../../modules/exam/begun-practices.ts'
import { useBegunLectures } from '../../modules/lecture/begun-lectures.ts'
import { useBegunListening } from '../../modules/listening/begun-practices.ts'
import { useBegunStudies } from '../../modules/recite/begun-studies.ts'
import { useBegunSessions } from '../../modules/speaking/begun-sessions.ts'
import { useBegunEssay } from '../../modules/writing/begun-essay.ts'
import type { Icon } from '../../ui/icons/draw-icon.ts'
import { ChevronRight } from '../../ui/icons/icons.ts'
import { MODULE_FACES } from '../module-faces.tsx'

/** What was begun in each module and can be gone on with, on whatever device, with the way back to it: what the clock runs for is first. */
export function LeftHere({ className = '' }: { className?: string }) {
  const say = useSay()
  const studies = useBegunStudies()
  const spoken = useBegunSessions()
  const practices = useBegunPractices()
  const heard = useBegunListening()
  const read = useBegunLectures()
  const essay = useBegunEssay()
  const lists = [studies, spoken, practices, heard, read]
  if (lists.every((list) => list.length === 0) && !essay) return null
  return (
    <section aria-labelledby="left-here" className={className}>
      <h2 id="left-here" className="mb-2 font-semibold text-ink-soft text-sm">
        {say('today.leftHere')}
      </h2>
      <ul aria-labelledby="left-here" className="divide-y divide-line rounded-ui border border-line bg-surface">
        {studies.map((work) => (
          <Answered key={work.id} module="recite" work={work} to="/module/recite" />
        ))}
        {spoken.map(({ id, title }) => (
          <Line
            key={id}
            to={`/module/speaking?view=session&session_id=${id}`}
            Icon={MODULE_FACES.speaking.Icon}
            title={title}
            state={say('today.notEnded', { module: say('modules.speaking') })}
          />
        ))}
        {practices.map((work) => (
          <Answered key={work.id} module="exam" work={work} to={`/module/exam?view=practice&id=${work.id}`} />
        ))}
        {heard.map((work) => (
          <Answered
            key={work.id}
            module="listening"
            work={work}
            to={`/module/listening?view=practice&set=${work.id}`}
          />
        ))}
        {read.map(({ id, title, done, total }) => (
          <Line
            key={id}
            to={`/module/lecture?view=content&lecture_id=${id}`}
            Icon={MODULE_FACES.lecture.Icon}
            title={title}
            state={say('today.readTo', { module: say('modules.lecture'), number: done, count: total ?? 0 })}
          />
        ))}
        {essay && (
          <Line
            to="/module/writing"
            Icon={MODULE_FACES.writing.Icon}
            title={essay.title}
            state={say('today.essayDraft', { count: essay.done })}
          />
        )}
      </ul>
    </section>
  )
}

interface AnsweredProps {
  module: 'recite' | 'exam' | 'listening'
  work: Begun
  to: string
}

function Answered({ module, work: { title, done, total }, to }: AnsweredProps) {
  const say = useSay()
  const state = say('today.answered', { module: say(`modules.${module}`), done, count: total ?? 0 })
  return <Line to={to} Icon={MODULE_FACES[module].Icon} title={title} state={state} />
}

function Line({ to, Icon, title, state }: { to: string; Icon: Icon; title: string; state: string }) {
  return (
    <li>
      <Link to={to} className="group flex min-h-11 items-center gap-3 px-5 py-2.5">
        <Icon size={20} className="shrink-0 text-accent" aria-hidden />
        <span className="min-w-0 grow">
          <span className="line-clamp-1 break-all">{title}</span>
          <span className="text-ink-soft text-sm">{state}</span>
        </span>
        <ChevronRight size={18} className="shrink-0 text-ink-faint group-hover:text-accent" aria-hidden />
      </Link>
    </li>
  )
}

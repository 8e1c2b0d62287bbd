import type { Maker } from '@lectern/domain/content'
import { type ReactNode, useMemo } from 'react'
import type { WrongParts } from '../../../core/feedback/use-wrong-parts.ts'
import { MadeByNotice } from '../../../core/generation/MadeByNotice.tsx'
import { purposeText } from '../../../core/generation/purpose-text.ts'
import { MaterialGone } from '../../../core/places/MaterialGone.tsx'
import { Contents } from '../../../core/study-text/Contents.tsx'
import { languageOf } from '../../../core/study-text/language.ts'
import { outlineOf } from '../../../core/study-text/outline.ts'
import { toPlainText } from '../../../core/study-text/plain-text.ts'
import { readHtml } from '../../../core/study-text/read-html.ts'
import { StudyArticle } from '../../../core/study-text/StudyArticle.tsx'
import { dateText } from '../../../lib/dates.ts'
import { useSay } from '../../../lib/language.ts'
import { PageHeader } from '../../../ui/navigation/PageHeader.tsx'
import { trails } from '../trail.ts'
import type { OpenView } from '../use-view.ts'
import { NotesActions } from './NotesActions.tsx'

interface NotesPageProps {
  title: string
  purpose: string
  html: string
  maker: Maker
  materialId: number | null
  isMaterialGone?: boolean | undefined
  createdAt?: string
  openView: OpenView
  wrong?: WrongParts | null
  /** Stands above the text: what is wrong with the notes. */
  children?: ReactNode
}

/** Notes to read: well set, with the ways to their parts, and what can be done with them. */
export function NotesPage({
  title,
  purpose,
  html,
  maker,
  materialId,
  isMaterialGone,
  createdAt,
  openView,
  wrong,
  children,
}: NotesPageProps) {
  const say = useSay()
  const text = useMemo(() => readHtml(html), [html])
  const outline = useMemo(() => outlineOf(text), [text])
  const language = useMemo(() => languageOf(toPlainText(text)), [text])
  const from = useMemo(() => (materialId === null ? null : { materialId }), [materialId])
  const about = [purpose && purposeText(say, purpose), createdAt && dateText(new Date(createdAt))]
    .filter(Boolean)
    .join(say('ui.comma'))
  return (
    <>
      <PageHeader
        title={title}
        description={about}
        trail={trails(say, openView).history}
        actions={<NotesActions title={title} text={text} openView={openView} />}
      />
      {children}
      <div className="mb-8 max-w-2xl">
        <MadeByNotice {...maker} what="notes" />
        <MaterialGone isGone={isMaterialGone} />
      </div>
      <div className="flex flex-col gap-8 lg:flex-row-reverse lg:justify-end lg:gap-12">
        <aside
          data-side
          className="lg:sticky lg:top-24 lg:max-h-[calc(100dvh-8rem)] lg:w-64 lg:shrink-0 lg:self-start lg:overflow-y-auto print:hidden"
        >
          <Contents outline={outline} />
        </aside>
        <div lang={language} className="min-w-0 max-w-2xl grow">
          <StudyArticle text={text} from={from} wrong={wrong} />
        </div>
      </div>
    </>
  )
}

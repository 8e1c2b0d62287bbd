import { lazy, Suspense } from 'react'
import { useSay, withTexts } from '../../../lib/language.ts'
import { Panel } from '../../../ui/Card.tsx'
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { changeDraft, type Draft } from '../draft.ts'
import { TopicPicker } from './TopicPicker.tsx'

const MaterialChoice = lazy(async () => {
  const { MaterialChoice } = await withTexts(import('./MaterialChoice.tsx'), 'library')
  return { default: MaterialChoice }
})

/** What is spoken about: a topic, or something of the library. */
export function SubjectPanel({ draft }: { draft: Draft }) {
  const say = useSay()
  return (
    <Panel title={say('speaking.about')}>
      <div className="flex flex-col gap-6">
        <SegmentedControl<Draft['subject']>
          label={say('speaking.about')}
          options={[
            { value: 'topic', label: say('speaking.topic') },
            { value: 'material', label: say('speaking.aboutMaterial') },
          ]}
          value={draft.subject}
          onChange={(subject) => changeDraft({ subject })}
          className="self-start"
        />
        {draft.subject === 'material' ? (
          <Suspense fallback={<Skeleton className="h-48" />}>
            <MaterialChoice draft={draft} />
          </Suspense>
        ) : (
          <TopicPicker draft={draft} />
        )}
      </div>
    </Panel>
  )
}

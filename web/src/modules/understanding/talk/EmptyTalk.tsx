import { SAMPLE_QUESTIONS } from '@lectern/texts/understanding/sample-questions'
import { useSay } from '../../../lib/language.ts'
import { useStore } from '../../../lib/store.ts'
import { useMediaQuery } from '../../../lib/use-media-query.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { StudyLamp } from '../../../ui/Illustrations.tsx'
import { NotebookPen } from '../../../ui/icons/icons.ts'
import { useAnswerLanguage } from '../answer-language.ts'
import { chatStore, draftStore } from '../chat.ts'

/** Before the first question: what to bring, and how to begin. */
export function EmptyTalk({ onAddNotes }: { onAddNotes: () => void }) {
  const say = useSay()
  const hasNotes = useStore(chatStore, (chat) => chat.notes.trim() !== '')
  // On a phone the words alone fit between the panels and the box.
  const hasRoom = useMediaQuery('(min-width: 40rem)')
  const action = hasNotes ? (
    <Suggestions />
  ) : (
    <Button icon={<NotebookPen size={18} aria-hidden />} onClick={onAddNotes}>
      {say('understanding.addNotes')}
    </Button>
  )
  if (!hasRoom)
    return (
      <div className="flex flex-col items-start gap-3 pb-6">
        {!hasNotes && <p className="text-ink-soft">{say('understanding.whatToDo')}</p>}
        {action}
      </div>
    )
  return (
    <EmptyState
      illustration={<StudyLamp />}
      title={say(hasNotes ? 'understanding.askAboutNotes' : 'understanding.whatToUnderstand')}
      action={action}
    >
      {!hasNotes && say('understanding.whatToDo')}
    </EmptyState>
  )
}

function Suggestions() {
  const language = useAnswerLanguage()
  return SAMPLE_QUESTIONS[language].map((suggestion) => (
    <Button key={suggestion} onClick={() => draftStore.set(suggestion)}>
      {suggestion}
    </Button>
  ))
}

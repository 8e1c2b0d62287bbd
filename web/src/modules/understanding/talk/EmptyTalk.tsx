import { NotebookPen } from 'lucide-react'
import { useStore } from '../../../lib/store.ts'
import { useMediaQuery } from '../../../lib/use-media-query.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ReadingLamp } from '../../../ui/Illustrations.tsx'
import { chatStore, draftStore, languageStore } from '../chat.ts'

const SUGGESTIONS = {
  en: ['Summarise my notes', 'What are the most important terms?', 'What should I be able to explain after this?'],
  'zh-hant': ['總結我的筆記', '最重要的概念是什麼？', '讀完之後我應該能解釋什麼？'],
  'zh-hans': ['总结我的笔记', '最重要的概念是什么？', '读完之后我应该能解释什么？'],
}

/** Before the first question: what to bring, and how to begin. */
export function EmptyTalk({ onAddNotes }: { onAddNotes: () => void }) {
  const hasNotes = useStore(chatStore, (chat) => chat.notes.trim() !== '')
  const language = useStore(languageStore)
  // On a phone the words alone fit between the panels and the box.
  const hasRoom = useMediaQuery('(min-width: 40rem)')
  const illustration = hasRoom && <ReadingLamp />
  if (!hasNotes)
    return (
      <EmptyState
        illustration={illustration}
        title="What do you want to understand?"
        action={
          <Button icon={<NotebookPen size={18} aria-hidden />} onClick={onAddNotes}>
            Add Notes
          </Button>
        }
      >
        Add your notes or an image, then ask. Each answer shows the passages it stands on.
      </EmptyState>
    )
  return (
    <EmptyState
      illustration={illustration}
      title="Ask about your notes"
      action={SUGGESTIONS[language].map((suggestion) => (
        <Button key={suggestion} onClick={() => draftStore.set(suggestion)}>
          {suggestion}
        </Button>
      ))}
    />
  )
}

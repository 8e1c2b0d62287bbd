import type { MaterialItem } from '@lectern/contract/materials'
import type { MessageId } from '@lectern/texts/message'
import type { Say } from '@lectern/texts/speaker'
import { relativeText } from '../../lib/dates.ts'
import { formatSize } from '../../ui/file-size.ts'
import type { Icon } from '../../ui/icons/draw-icon.ts'
import { BookText, FileAudio, FileImage, FileText, FileType2, Presentation, ScrollText } from '../../ui/icons/icons.ts'
import type { SiteConfig } from '../site/use-site-config.ts'

type Kind = MaterialItem['kind']

const KIND_TEXTS = {
  text: 'library.kindText',
  pdf: 'library.kindPdf',
  word: 'library.kindWord',
  slides: 'library.kindSlides',
  book: 'library.kindBook',
  image: 'library.kindImage',
  recording: 'library.kindRecording',
} as const satisfies Record<Kind, MessageId>

export const KIND_ICONS: Readonly<Record<Kind, Icon>> = {
  text: ScrollText,
  pdf: FileText,
  word: FileType2,
  slides: Presentation,
  book: BookText,
  image: FileImage,
  recording: FileAudio,
}

/** Whether its text is there: of a recording only once somebody had it transcribed. */
export const isTranscribed = ({ kind, word_count }: MaterialItem): boolean => kind !== 'recording' || word_count > 0

/** What is said where a recording has no transcript: what gives it one, where anything on this site does. */
export const noTranscriptText = (config: Pick<SiteConfig, 'speech'> | undefined) =>
  config?.speech.transcribes === null ? 'library.noTranscriber' : 'library.noTranscript'

/** 'PDF, 12 pages, 3,400 words, 2.4 MB, 3 hours ago'. */
export function materialFacts(say: Say, material: MaterialItem): string {
  const { kind, page_count: count, word_count, size_bytes, created_at } = material
  // What was said is parted to be read, and has no pages.
  const hasPages = count !== null && kind !== 'recording'
  const pages = hasPages && say(kind === 'slides' ? 'library.slides' : 'library.pages', { count })
  return [
    say(KIND_TEXTS[kind]),
    pages,
    isTranscribed(material) ? say('documents.words', { count: word_count }) : say('library.notTranscribed'),
    formatSize(size_bytes),
    relativeText(new Date(created_at)),
  ]
    .filter(Boolean)
    .join(say('ui.comma'))
}

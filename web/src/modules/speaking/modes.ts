import { priceOfPresentation, type SpeakingMode } from '@lectern/domain/speaking'
import { say } from '../../lib/language.ts'
import type { Icon } from '../../ui/icons/draw-icon.ts'
import { AudioLines, MessagesSquare, Presentation } from '../../ui/icons/icons.ts'
import { creditsText } from '../../ui/Price.tsx'
import { type Session, speakingApi } from './api.ts'

interface ModeFace {
  name: 'speaking.chat' | 'speaking.presentation' | 'speaking.shadowing'
  /** What is done in it, in a sentence. */
  summary: 'speaking.chatSummary' | 'speaking.presentationSummary' | 'speaking.shadowingSummary'
  Icon: Icon
  /** What it costs, in words. */
  price: (turnCredits: number) => string
  end: (id: number) => Promise<Session>
}

/** How each way of practising shows itself, and how it ends. */
export const MODES: Readonly<Record<SpeakingMode, ModeFace>> = {
  chat: {
    name: 'speaking.chat',
    summary: 'speaking.chatSummary',
    Icon: MessagesSquare,
    price: (turn) => say('speaking.chatPrice', { price: creditsText(turn) }),
    end: (id) => speakingApi.endChat({ params: { id } }),
  },
  presentation: {
    name: 'speaking.presentation',
    summary: 'speaking.presentationSummary',
    Icon: Presentation,
    price: (turn) => say('speaking.presentationPrice', { price: creditsText(priceOfPresentation(turn)) }),
    end: (id) => speakingApi.endPresentation({ params: { id } }),
  },
  shadowing: {
    name: 'speaking.shadowing',
    summary: 'speaking.shadowingSummary',
    Icon: AudioLines,
    price: (turn) => say('speaking.shadowingPrice', { price: creditsText(turn) }),
    end: (id) => speakingApi.endShadowing({ params: { id } }),
  },
}

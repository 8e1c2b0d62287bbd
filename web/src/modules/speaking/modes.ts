import { priceOfPresentation, type SpeakingMode } from '@lectern/domain/speaking'
import { AudioLines, type LucideIcon, MessagesSquare, Presentation } from 'lucide-react'
import { creditsText } from '../../ui/Price.tsx'
import { type Session, speakingApi } from './api.ts'

interface ModeFace {
  name: string
  /** What is done in it, in a sentence. */
  summary: string
  Icon: LucideIcon
  /** What it costs, in words. */
  price: (turnCredits: number) => string
  end: (id: number) => Promise<Session>
}

/** How each way of practising shows itself, and how it ends. */
export const MODES: Readonly<Record<SpeakingMode, ModeFace>> = {
  chat: {
    name: 'Topic Chat',
    summary: 'Talk with a partner who asks you questions, by voice or by typing.',
    Icon: MessagesSquare,
    price: (turn) => `${creditsText(turn)} for each turn`,
    end: (id) => speakingApi.endChat({ params: { id } }),
  },
  presentation: {
    name: 'Presentation',
    summary: 'Prepare a topic, present it in three short parts, and get feedback.',
    Icon: Presentation,
    price: (turn) => `${creditsText(priceOfPresentation(turn))} for the three parts`,
    end: (id) => speakingApi.endPresentation({ params: { id } }),
  },
  shadowing: {
    name: 'Shadowing',
    summary: 'Listen to sentences, repeat them, and see which words came across.',
    Icon: AudioLines,
    price: (turn) => `${creditsText(turn)} for each sentence you send`,
    end: (id) => speakingApi.endShadowing({ params: { id } }),
  },
}

export const LEVEL_NAMES = { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' } as const

import { EXAM_QUESTION_COUNT } from '@lectern/domain/exam'
import type { ModuleId } from '@lectern/domain/modules'
import { PRICE_OF_UNDERSTANDING_MESSAGE, priceOfExam } from '@lectern/domain/prices'
import {
  BookOpenText,
  Headphones,
  Layers,
  ListChecks,
  type LucideIcon,
  MessagesSquare,
  Mic,
  NotebookText,
  PenLine,
} from 'lucide-react'

interface ModuleFace {
  Icon: LucideIcon
  /** What it costs, in short (reading 2). */
  price: string
}

const BY_WORDS = '1 credit for 1,000 words'
const BY_SIZE = '1 credit for each MB'

/** How each module shows itself on the home grid. */
export const MODULE_FACES: Record<ModuleId, ModuleFace> = {
  notes: { Icon: NotebookText, price: BY_WORDS },
  recite: { Icon: Layers, price: BY_WORDS },
  writing: { Icon: PenLine, price: BY_WORDS },
  understanding: { Icon: MessagesSquare, price: `${PRICE_OF_UNDERSTANDING_MESSAGE} credit for each message` },
  listening: { Icon: Headphones, price: BY_SIZE },
  exam: { Icon: ListChecks, price: `${priceOfExam(EXAM_QUESTION_COUNT)} credits for ${EXAM_QUESTION_COUNT} questions` },
  lecture: { Icon: BookOpenText, price: BY_SIZE },
  speaking: { Icon: Mic, price: 'Priced by the turn' },
}

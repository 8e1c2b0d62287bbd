import { EXAM_QUESTION_COUNT } from '@lectern/domain/exam'
import type { ModuleId } from '@lectern/domain/modules'
import { PRICE_OF_UNDERSTANDING_MESSAGE, priceOfExam } from '@lectern/domain/prices'
import { type Message, message } from '@lectern/texts/message'
import type { Icon } from '../ui/icons/draw-icon.ts'
import {
  BookOpenText,
  Headphones,
  Layers,
  ListChecks,
  MessagesSquare,
  Mic,
  NotebookText,
  PenLine,
} from '../ui/icons/icons.ts'

interface ModuleFace {
  Icon: Icon
  /** What it costs, in short (requirements/credits.md#prices). */
  price: Message
}

const BY_WORDS = message('modules.priceByWords')
const BY_SIZE = message('modules.priceBySize')

/** How each module shows itself on the home grid. */
export const MODULE_FACES: Record<ModuleId, ModuleFace> = {
  notes: { Icon: NotebookText, price: BY_WORDS },
  recite: { Icon: Layers, price: BY_WORDS },
  writing: { Icon: PenLine, price: BY_WORDS },
  understanding: {
    Icon: MessagesSquare,
    price: message('modules.priceByMessage', { credits: PRICE_OF_UNDERSTANDING_MESSAGE }),
  },
  listening: { Icon: Headphones, price: BY_SIZE },
  exam: {
    Icon: ListChecks,
    price: message('modules.priceByQuestions', {
      credits: priceOfExam(EXAM_QUESTION_COUNT),
      questions: EXAM_QUESTION_COUNT,
    }),
  },
  lecture: { Icon: BookOpenText, price: BY_SIZE },
  speaking: { Icon: Mic, price: message('modules.priceByTurn') },
}

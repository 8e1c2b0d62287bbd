import type { MaterialItem } from '@lectern/contract/materials'
import { EXAM_QUESTION_COUNT, FEWEST_GOOD_QUESTIONS } from '@lectern/domain/exam'
import { LECTURE_LIMIT_BYTES } from '@lectern/domain/lecture'
import { checkNotesContent } from '@lectern/domain/notes'
import { priceOfExam, priceOfLecture } from '@lectern/domain/prices'
import { checkContent } from '@lectern/domain/recite'
import { paidWords } from '@lectern/domain/words'
import { type Message, message } from '@lectern/texts/message'
import { useQuery } from '@tanstack/react-query'
import { isUnderWay } from '../../core/generation/run-state.ts'
import { pricesOfWords } from '../../core/library/making-prices.ts'
import { useSiteConfig } from '../../core/site/use-site-config.ts'
import { useStore } from '../../lib/store.ts'
import { draftOfMaterial } from '../../modules/exam/draft.ts'
import { generationStore, quote } from '../../modules/exam/generation.ts'
import { awaitedStore, uploadStore } from '../../modules/lecture/upload/upload.ts'
import { noteRuns } from '../../modules/notes/generation.ts'
import { cardRuns } from '../../modules/recite/generation.ts'

/** What is made by itself once it is begun, by the module that makes it. */
export type Making = 'recite' | 'notes' | 'exam' | 'lecture'

/** One thing that can be made of a material. */
export interface Offer {
  making: Making
  /** Null while it is counted. */
  credits: number | null
  /** How many questions an exam would have, where that is known. */
  questionCount?: number
  /** Why it cannot be made now. */
  refusal: Message | null
}

/** Which makings are under way in this tab: each module makes one at a time. */
export function useMakingsUnderWay(): ReadonlySet<Making> {
  const underWay = new Set<Making>()
  if (useStore(cardRuns.store, isUnderWay)) underWay.add('recite')
  if (useStore(noteRuns.store, isUnderWay)) underWay.add('notes')
  const exam = useStore(generationStore, ({ phase }) => phase)
  if (exam === 'generating' || exam === 'quoting') underWay.add('exam')
  const isUploading = useStore(uploadStore, ({ phase }) => phase === 'uploading')
  const isAwaited = useStore(awaitedStore, (awaited) => awaited !== null)
  if (isUploading || isAwaited) underWay.add('lecture')
  return underWay
}

/** What can be made of a material with this text, each at the price that its module asks. */
export function useOffers(material: MaterialItem, text: string | undefined): Offer[] {
  const underWay = useMakingsUnderWay()
  const exam = useExamOffer(material, text)
  const offers: Offer[] = []
  if (text !== undefined && text !== '') {
    const prices = pricesOfWords(paidWords(text))
    offers.push({ making: 'recite', credits: prices.recite, refusal: checkContent(text) })
    offers.push({ making: 'notes', credits: prices.notes, refusal: checkNotesContent(text) })
    offers.push(exam)
  }
  const { kind, file_size_bytes: size } = material
  if (kind === 'pdf' && size > 0 && size <= LECTURE_LIMIT_BYTES)
    offers.push({ making: 'lecture', credits: priceOfLecture(size), refusal: null })
  return offers.map((offer) =>
    underWay.has(offer.making) ? { ...offer, refusal: message('create.alreadyBeingMade') } : offer,
  )
}

/** A model makes as many questions as are wanted; what the built-in engine can stand behind is asked first. */
function useExamOffer({ id }: MaterialItem, text = ''): Offer {
  const madeBy = useSiteConfig()?.ai.made_by
  const { data, isError } = useQuery({
    queryKey: ['exam', 'quote', id],
    queryFn: () => quote(draftOfMaterial(text, id)),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: madeBy === 'built-in' && text !== '',
  })
  if (madeBy === 'model')
    return {
      making: 'exam',
      credits: priceOfExam(EXAM_QUESTION_COUNT),
      questionCount: EXAM_QUESTION_COUNT,
      refusal: null,
    }
  if (!data) return { making: 'exam', credits: null, refusal: isError ? message('create.notCounted') : null }
  const isTooLittle = data.available_count < FEWEST_GOOD_QUESTIONS
  return {
    making: 'exam',
    credits: data.credits,
    questionCount: data.available_count,
    refusal: isTooLittle ? message('create.tooLittleForExam') : null,
  }
}

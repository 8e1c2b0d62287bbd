import { paidWords } from '@lectern/domain/words'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { Panel } from '../../../ui/Card.tsx'
import type { Icon } from '../../../ui/icons/draw-icon.ts'
import {
  Headphones,
  Layers,
  ListChecks,
  MessagesSquare,
  Mic,
  NotebookText,
  Presentation,
} from '../../../ui/icons/icons.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { FILE_TAKERS, handedOverFileStore } from '../../documents/handed-over-file.ts'
import { handOverText, TEXT_TAKERS, type TextTaker } from '../../documents/handed-over-text.ts'
import { useSiteConfig } from '../../site/use-site-config.ts'
import { type ChosenPart, isChapter, useChosenText } from '../chosen-text.ts'
import { handOverPart } from '../handed-over-part.ts'
import { MakingLabel } from '../MakingLabel.tsx'
import { filePriceText, pricesOfWords, type TextPrices, textPriceText, turnPriceText } from '../making-prices.ts'
import { isTranscribed } from '../material-facts.ts'
import type { OpenedMaterial } from '../materials-api.ts'
import { hasParts, PageRange, type RangeChoice, WHOLE } from './PageRange.tsx'
import { EmptyPartError, readText, topicOfPart } from './read-text.ts'

type Maker = Exclude<TextTaker, 'writing'>

/** What can be made of a material, by the module that makes it. */
const FACES = {
  recite: { Icon: Layers, label: 'library.makeCards' },
  notes: { Icon: NotebookText, label: 'library.makeNotes' },
  exam: { Icon: ListChecks, label: 'library.makeExam' },
  understanding: { Icon: MessagesSquare, label: 'library.makeChat' },
} as const satisfies Record<Maker, { Icon: Icon; label: string }>

/** What is made of a file as a whole, by the module that makes it. */
const FILE_FACES = {
  lecture: { Icon: Presentation, label: 'library.makeLecture' },
  listening: { Icon: Headphones, label: 'library.makeListening' },
} as const satisfies Record<(typeof FILE_TAKERS)[number]['module'], { Icon: Icon; label: string }>

const MAKERS = TEXT_TAKERS.map(({ module }) => module).filter((module): module is Maker => module in FACES)

/** Where a text is wanted, and which part of it. */
interface Wish {
  module: TextTaker
  part: ChosenPart | null
}

/** The ways from a material, or a part of it, into the modules: each opens with the text in its box, or with its file. */
export function MakePanel({ material }: { material: OpenedMaterial }) {
  const say = useSay()
  const navigate = useNavigate()
  const [choice, setChoice] = useState<RangeChoice>(WHOLE)
  const queries = useQueryClient()
  const prices = usePrices(material, choice.part)
  const config = useSiteConfig()
  const handOver = useMutation({ mutationFn: ({ part }: Wish) => readText(queries, material, part) })
  // What was asked for is no longer awaited once this screen is left, or another part is chosen.
  const open = (module: TextTaker) =>
    handOver.mutate(
      { module, part: choice.part },
      { onSuccess: (handedOver) => void navigate(handOverText(module, handedOver)) },
    )
  const openFile = (path: string) => {
    const { id: materialId, title: name, file_size_bytes: size } = material
    handedOverFileStore.set({ materialId, name, size })
    void navigate(path)
  }
  const speak = () => {
    const { id, title, excerpt } = material
    const { part } = choice
    void navigate(handOverPart({ id, part, topic: topicOfPart(title, part), excerpt }))
  }
  const choose = (next: RangeChoice) => {
    handOver.reset()
    setChoice(next)
  }
  const pageCount = material.page_count ?? 1
  const emptyPart = choice.part && isChapter(choice.part) ? 'library.emptyChapter' : 'library.emptyRange'
  const failure = handOver.error instanceof EmptyPartError ? emptyPart : 'library.notHandedOver'
  return (
    <Panel title={say('library.make')} description={say('library.makeText')}>
      <div className="flex flex-col gap-5">
        {hasParts(pageCount, material.outline) && (
          <PageRange pageCount={pageCount} chapters={material.outline} choice={choice} onChange={choose} />
        )}
        <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-1">
          {(isTranscribed(material) ? MAKERS : []).map((module) => {
            const { Icon, label } = FACES[module]
            return (
              <li key={module}>
                <Button
                  icon={<Icon size={18} aria-hidden />}
                  className="w-full"
                  disabled={choice.isRefused || handOver.isPending}
                  isLoading={handOver.isPending && handOver.variables.module === module}
                  onClick={() => open(module)}
                >
                  <MakingLabel
                    label={say(label)}
                    price={choice.isRefused ? null : textPriceText(say, module, prices, config)}
                  />
                </Button>
              </li>
            )
          })}
          {isTranscribed(material) && (
            <li>
              <Button
                icon={<Mic size={18} aria-hidden />}
                className="w-full"
                disabled={choice.isRefused || handOver.isPending}
                onClick={speak}
              >
                <MakingLabel
                  label={say('library.makeTalk')}
                  price={choice.isRefused ? null : turnPriceText(say, config)}
                />
              </Button>
            </li>
          )}
          {choice.part === null &&
            FILE_TAKERS.filter(({ kind }) => kind === material.kind).map(({ module, path }) => {
              const { Icon, label } = FILE_FACES[module]
              return (
                <li key={module}>
                  <Button
                    icon={<Icon size={18} aria-hidden />}
                    className="w-full"
                    disabled={choice.isRefused || handOver.isPending}
                    onClick={() => openFile(path)}
                  >
                    <MakingLabel label={say(label)} price={filePriceText(module, material)} />
                  </Button>
                </li>
              )
            })}
        </ul>
        {choice.part === null && isTranscribed(material) && (
          <Link to={`/create?material=${material.id}`} className="self-start text-link text-sm">
            {say('library.makeTogether')}
          </Link>
        )}
        {handOver.isError && (
          <Notice tone="poor" role="alert">
            {say(failure)}
          </Notice>
        )}
      </div>
    </Panel>
  )
}

/** What is made of a text costs so much; null until the chosen part is there, or where it holds nothing. */
function usePrices(material: OpenedMaterial, part: ChosenPart | null): TextPrices | null {
  const isPart = part !== null
  const { data: text } = useChosenText(material, part, isPart)
  const words = useMemo(() => (text ? paidWords(text) : 0), [text])
  const paid = isPart ? words : material.paid_words
  return paid > 0 ? pricesOfWords(paid) : null
}

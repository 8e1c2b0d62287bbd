import { paidWords } from '@lectern/domain/words'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  Headphones,
  Layers,
  ListChecks,
  type LucideIcon,
  MessagesSquare,
  NotebookText,
  Presentation,
} from 'lucide-react'
import { useMemo, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { Panel } from '../../../ui/Card.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { FILE_TAKERS, handedOverFileStore } from '../../documents/handed-over-file.ts'
import { handedOverTextStore, TEXT_TAKERS } from '../../documents/handed-over-text.ts'
import { useSiteConfig } from '../../site/use-site-config.ts'
import { type PageSpan, useChosenText } from '../chosen-text.ts'
import { MakingLabel } from '../MakingLabel.tsx'
import { filePriceText, pricesOfWords, type TextPrices, textPriceText } from '../making-prices.ts'
import { isTranscribed } from '../material-facts.ts'
import type { OpenedMaterial } from '../materials-api.ts'
import { PageRange, type RangeChoice, WHOLE } from './PageRange.tsx'
import { EmptyPagesError, readText } from './read-text.ts'

type Taker = (typeof TEXT_TAKERS)[number]
type Maker = Exclude<Taker['module'], 'writing'>

/** What can be made of a material, by the module that makes it. */
const FACES = {
  recite: { Icon: Layers, label: 'library.makeCards' },
  notes: { Icon: NotebookText, label: 'library.makeNotes' },
  exam: { Icon: ListChecks, label: 'library.makeExam' },
  understanding: { Icon: MessagesSquare, label: 'library.makeChat' },
} as const satisfies Record<Maker, { Icon: LucideIcon; label: string }>

/** What is made of a file as a whole, by the module that makes it. */
const FILE_FACES = {
  lecture: { Icon: Presentation, label: 'library.makeLecture' },
  listening: { Icon: Headphones, label: 'library.makeListening' },
} as const satisfies Record<(typeof FILE_TAKERS)[number]['module'], { Icon: LucideIcon; label: string }>

const isMaker = (taker: Taker): taker is Taker & { module: Maker } => taker.module in FACES

/** Where a text is wanted, and of which pages. */
interface Wish {
  path: string
  range: PageSpan | null
}

/** The ways from a material, or some of its pages, into the modules: each opens with the text in its box, or with its file. */
export function MakePanel({ material }: { material: OpenedMaterial }) {
  const say = useSay()
  const navigate = useNavigate()
  const [choice, setChoice] = useState<RangeChoice>(WHOLE)
  const queries = useQueryClient()
  const prices = usePrices(material, choice.range)
  const config = useSiteConfig()
  const handOver = useMutation({ mutationFn: ({ range }: Wish) => readText(queries, material, range) })
  // What was asked for is no longer awaited once this screen is left, or other pages are chosen.
  const open = (path: string) =>
    handOver.mutate(
      { path, range: choice.range },
      {
        onSuccess: (handedOver) => {
          handedOverTextStore.set(handedOver)
          void navigate(path)
        },
      },
    )
  const openFile = (path: string) => {
    const { id: materialId, title: name, file_size_bytes: size } = material
    handedOverFileStore.set({ materialId, name, size })
    void navigate(path)
  }
  const choose = (next: RangeChoice) => {
    handOver.reset()
    setChoice(next)
  }
  const failure = handOver.error instanceof EmptyPagesError ? 'library.emptyRange' : 'library.notHandedOver'
  return (
    <Panel title={say('library.make')} description={say('library.makeText')}>
      <div className="flex flex-col gap-5">
        {(material.page_count ?? 1) > 1 && (
          <PageRange pageCount={material.page_count ?? 1} choice={choice} onChange={choose} />
        )}
        <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-1">
          {(isTranscribed(material) ? TEXT_TAKERS.filter(isMaker) : []).map(({ module, path }) => {
            const { Icon, label } = FACES[module]
            return (
              <li key={module}>
                <Button
                  icon={<Icon size={18} aria-hidden />}
                  className="w-full"
                  disabled={choice.isRefused || handOver.isPending}
                  isLoading={handOver.isPending && handOver.variables.path === path}
                  onClick={() => open(path)}
                >
                  <MakingLabel
                    label={say(label)}
                    price={choice.isRefused ? null : textPriceText(say, module, prices, config)}
                  />
                </Button>
              </li>
            )
          })}
          {choice.range === null &&
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
        {choice.range === null && isTranscribed(material) && (
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

/** What is made of a text costs so much; null until the chosen pages are there, or where they hold nothing. */
function usePrices(material: OpenedMaterial, range: PageSpan | null): TextPrices | null {
  const isPart = range !== null
  const { data: text } = useChosenText(material, range, isPart)
  const words = useMemo(() => (text ? paidWords(text) : 0), [text])
  const paid = isPart ? words : material.paid_words
  return paid > 0 ? pricesOfWords(paid) : null
}

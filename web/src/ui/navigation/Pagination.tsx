import { classNames } from '../../lib/class-names.ts'
import { useSay } from '../../lib/language.ts'
import { IconButton } from '../IconButton.tsx'
import { ChevronLeft, ChevronRight } from '../icons/icons.ts'
import { type PageItem, pageNumbers } from './page-numbers.ts'

interface PaginationProps {
  /** From 1. */
  page: number
  totalPages: number
  onChange: (page: number) => void
  /** The accessible name, where a screen has more than one. */
  label?: string
  /** 'numbered' shows up to five page buttons, 'plain' says 'Page X of Y'. */
  kind?: 'numbered' | 'plain'
}

/** Previous and next with the pages between them. Nothing at all for a single page. */
export function Pagination({ page, totalPages, onChange, kind = 'numbered', label }: PaginationProps) {
  const say = useSay()
  if (totalPages <= 1) return null
  return (
    <nav aria-label={label ?? say('ui.pages')} className="flex items-center justify-center gap-1">
      <IconButton
        label={say('ui.previousPage')}
        icon={<ChevronLeft size={20} />}
        disabled={page <= 1}
        onClick={() => onChange(page - 1)}
      />
      {kind === 'plain' ? (
        <span className="px-2 text-sm tabular-nums" aria-live="polite">
          {say('ui.pageOf', { page, pages: totalPages })}
        </span>
      ) : (
        withKeys(pageNumbers(page, totalPages)).map(({ key, item }) =>
          item === 'gap' ? (
            <span key={key} className="w-5 text-center text-ink-faint" aria-hidden>
              …
            </span>
          ) : (
            <PageButton key={key} number={item} isCurrent={item === page} onPress={() => onChange(item)} />
          ),
        )
      )}
      <IconButton
        label={say('ui.nextPage')}
        icon={<ChevronRight size={20} />}
        disabled={page >= totalPages}
        onClick={() => onChange(page + 1)}
      />
    </nav>
  )
}

function PageButton({ number, isCurrent, onPress }: { number: number; isCurrent: boolean; onPress: () => void }) {
  const say = useSay()
  return (
    <button
      type="button"
      aria-label={say('ui.page', { number })}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onPress}
      className={classNames(
        'control-square max-sm:w-9 rounded-ui text-sm tabular-nums',
        isCurrent ? 'bg-accent-soft font-semibold text-accent' : 'text-ink-soft hover:bg-sunken hover:text-ink',
      )}
    >
      {number}
    </button>
  )
}

/** The two gaps are told apart by the page before them. */
const withKeys = (items: readonly PageItem[]) =>
  items.map((item, index) => ({ item, key: item === 'gap' ? `after ${items[index - 1]}` : String(item) }))

import type { MaterialItem } from '@lectern/contract/materials'
import { useState } from 'react'
import { useSay } from '../../lib/language.ts'
import { Badge } from '../../ui/Badge.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Folder, FolderPen, Trash2 } from '../../ui/icons/icons.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { DeleteDialog } from '../lists/DeleteDialog.tsx'
import { deleteQuestion } from '../lists/delete-question.ts'
import { ListTitle } from '../lists/ListTitle.tsx'
import { FoundWords } from '../search/FoundWords.tsx'
import { KIND_ICONS, materialFacts } from './material-facts.ts'
import { useDeleteMaterial, useRenameMaterial } from './materials-api.ts'
import { ShelfDialog } from './ShelfDialog.tsx'

interface MaterialListProps {
  materials: readonly MaterialItem[]
  /** What is searched for in them, marked where it was found. */
  search: string
}

/** One page of the library, a line a material, and the question before one is deleted. */
export function MaterialList({ materials, search }: MaterialListProps) {
  const say = useSay()
  const [doomed, setDoomed] = useState<MaterialItem | null>(null)
  const [shelved, setShelved] = useState<MaterialItem | null>(null)
  const deletion = useDeleteMaterial()
  return (
    <>
      <ul aria-label={say('library.title')} className="divide-y divide-line border-line border-y">
        {materials.map((material) => (
          <MaterialLine
            key={material.id}
            material={material}
            search={search}
            onShelve={() => setShelved(material)}
            onDelete={() => setDoomed(material)}
          />
        ))}
      </ul>
      {shelved && <ShelfDialog material={shelved} onClose={() => setShelved(null)} />}
      <DeleteDialog
        doomed={doomed}
        question={({ title }) => deleteQuestion(title)}
        warning={() => say('library.deleteWarning')}
        deletion={deletion}
        onClose={() => setDoomed(null)}
      />
    </>
  )
}

interface MaterialLineProps {
  material: MaterialItem
  search: string
  onShelve: () => void
  onDelete: () => void
}

function MaterialLine({ material, search, onShelve, onDelete }: MaterialLineProps) {
  const say = useSay()
  const rename = useRenameMaterial()
  const { id, title, kind, excerpt } = material
  const Icon = KIND_ICONS[kind]
  return (
    <li className="flex items-start gap-3 py-3 sm:gap-4">
      <Icon size={22} strokeWidth={1.5} className="mt-2.5 shrink-0 text-accent max-sm:hidden" aria-hidden />
      <div className="min-w-0 grow">
        <ListTitle id={id} title={title} to={`/library/${id}`} rename={rename} />
        <p className="wrap-anywhere line-clamp-3 max-w-[75ch] font-serif text-ink-soft text-sm sm:line-clamp-2">
          <FoundWords text={excerpt} search={search} />
        </p>
        <p className="wrap-anywhere mt-1 text-ink-soft text-xs tabular-nums">{materialFacts(say, material)}</p>
        <ShelfOf material={material} />
      </div>
      <IconButton
        label={say('library.shelveOf', { title })}
        icon={<FolderPen size={18} />}
        className="max-sm:hidden"
        onClick={onShelve}
      />
      <IconButton
        label={say('documents.deleteOf', { name: title })}
        icon={<Trash2 size={18} />}
        isDanger
        onClick={onDelete}
      />
    </li>
  )
}

/** The folder and the tags of a material; nothing where it has none. */
function ShelfOf({ material: { folder, tags } }: { material: MaterialItem }) {
  if (folder === '' && tags.length === 0) return null
  return (
    <p className="mt-2 flex flex-wrap gap-2">
      {folder !== '' && (
        <Badge tone="accent">
          <Folder size={12} aria-hidden />
          <span className="wrap-anywhere">{folder}</span>
        </Badge>
      )}
      {tags.map((tag) => (
        <Badge key={tag}>
          <span className="wrap-anywhere">{tag}</span>
        </Badge>
      ))}
    </p>
  )
}

/** The lines of a page that is being loaded. */
export function LoadingRows() {
  const say = useSay()
  return (
    <div role="status" className="divide-y divide-line border-line border-y">
      <span className="sr-only">{say('library.loading')}</span>
      {['first', 'second', 'third', 'fourth'].map((row) => (
        <div key={row} className="flex flex-col gap-2 py-5">
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="h-4 w-3/4" />
          <Skeleton className="h-3 w-1/3" />
        </div>
      ))}
    </div>
  )
}

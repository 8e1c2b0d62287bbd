import type { MaterialItem } from '@lectern/contract/materials'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useSay } from '../../lib/language.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { DeleteDialog } from '../lists/DeleteDialog.tsx'
import { deleteQuestion } from '../lists/delete-question.ts'
import { ListTitle } from '../lists/ListTitle.tsx'
import { KIND_ICONS, materialFacts } from './material-facts.ts'
import { useDeleteMaterial, useRenameMaterial } from './materials-api.ts'

/** One page of the library, a line a material, and the question before one is deleted. */
export function MaterialList({ materials }: { materials: readonly MaterialItem[] }) {
  const say = useSay()
  const [doomed, setDoomed] = useState<MaterialItem | null>(null)
  const deletion = useDeleteMaterial()
  return (
    <>
      <ul aria-label={say('library.title')} className="divide-y divide-line border-line border-y">
        {materials.map((material) => (
          <MaterialLine key={material.id} material={material} onDelete={() => setDoomed(material)} />
        ))}
      </ul>
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

function MaterialLine({ material, onDelete }: { material: MaterialItem; onDelete: () => void }) {
  const say = useSay()
  const rename = useRenameMaterial()
  const { id, title, kind, excerpt } = material
  const Icon = KIND_ICONS[kind]
  return (
    <li className="flex items-start gap-3 py-3 sm:gap-4">
      <Icon size={22} strokeWidth={1.5} className="mt-2.5 shrink-0 text-accent max-sm:hidden" aria-hidden />
      <div className="min-w-0 grow">
        <ListTitle id={id} title={title} to={`/library/${id}`} rename={rename} />
        <p className="wrap-anywhere line-clamp-2 max-w-[75ch] font-serif text-ink-soft text-sm">{excerpt}</p>
        <p className="wrap-anywhere mt-1 text-ink-soft text-xs tabular-nums">{materialFacts(say, material)}</p>
      </div>
      <IconButton
        label={say('documents.deleteOf', { name: title })}
        icon={<Trash2 size={18} />}
        isDanger
        onClick={onDelete}
      />
    </li>
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

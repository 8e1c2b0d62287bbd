import type { Material, MaterialSummary } from '@lectern/contract/documents'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useSay } from '../../lib/language.ts'
import { Dialog } from '../../ui/dialogs/Dialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { EmptyShelf } from '../../ui/Illustrations.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SkeletonCards } from '../../ui/Skeleton.tsx'
import { DeleteDialog } from '../lists/DeleteDialog.tsx'
import { deleteQuestion } from '../lists/delete-question.ts'
import { ListSearch } from '../lists/ListSearch.tsx'
import { PagedList } from '../lists/PagedList.tsx'
import { useListPlace } from '../lists/use-list-place.ts'
import { documentsApi, useDeleteMaterial, useMaterials } from './documents-api.ts'
import { MaterialRow } from './MaterialRow.tsx'

interface MaterialPickerProps {
  onPick: (material: Material) => void
  onClose: () => void
}

/** Everything that the student brought before, to be picked again, or deleted to make room. */
export function MaterialPicker({ onPick, onClose }: MaterialPickerProps) {
  const say = useSay()
  const place = useListPlace()
  const list = useMaterials(place)
  const [doomed, setDoomed] = useState<MaterialSummary | null>(null)
  const deleteMaterial = useDeleteMaterial()
  const open = useMutation({
    mutationFn: (id: number) => documentsApi.getMaterial({ params: { id } }),
    onSuccess: onPick,
  })

  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={say('documents.useEarlier')}
      description={say('documents.earlierText')}
    >
      <ListSearch label={say('documents.searchMaterials')} place={place} />
      {open.isError && (
        <div className="mb-4">
          <Notice tone="poor" role="alert">
            {say('documents.notOpened')}
          </Notice>
        </div>
      )}
      <PagedList
        list={list}
        place={place}
        rowsOf={(page) => page.materials}
        loading={<SkeletonCards count={2} label={say('documents.loadingMaterials')} />}
        failed={say('documents.listFailed')}
        empty={<NoMaterials />}
        pager="plain"
        pagerLabel={say('documents.pagesOfMaterials')}
      >
        {(materials) => (
          <ul className="divide-y divide-line border-line border-y">
            {materials.map((material) => (
              <MaterialRow
                key={material.id}
                material={material}
                isOpening={open.isPending && open.variables === material.id}
                onPick={() => open.mutate(material.id)}
                onDelete={() => setDoomed(material)}
              />
            ))}
          </ul>
        )}
      </PagedList>
      <DeleteDialog
        doomed={doomed}
        question={({ name }) => deleteQuestion(name)}
        warning={() => say('documents.deleteWarning')}
        deletion={deleteMaterial}
        onClose={() => setDoomed(null)}
      />
    </Dialog>
  )
}

function NoMaterials() {
  const say = useSay()
  return (
    <EmptyState illustration={<EmptyShelf />} title={say('documents.none')}>
      {say('documents.noneText')}
    </EmptyState>
  )
}

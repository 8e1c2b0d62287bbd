import type { Material, MaterialSummary } from '@lectern/contract/documents'
import { SEARCH_DEBOUNCE_MS } from '@lectern/domain/content'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { useDebouncedValue } from '../../lib/use-debounced-value.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { EmptyShelf, NothingFound } from '../../ui/Illustrations.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { SkeletonCards } from '../../ui/Skeleton.tsx'
import { documentsApi, useDeleteMaterial, useMaterials } from './documents-api.ts'
import { MaterialRow } from './MaterialRow.tsx'

interface MaterialPickerProps {
  onPick: (material: Material) => void
  onClose: () => void
}

/** Everything that the student brought before, to be picked again, or deleted to make room. */
export function MaterialPicker({ onPick, onClose }: MaterialPickerProps) {
  const [typed, setTyped] = useState('')
  const [page, setPage] = useState(1)
  const [doomed, setDoomed] = useState<MaterialSummary | null>(null)
  const search = useDebouncedValue(typed.trim(), SEARCH_DEBOUNCE_MS)
  const { data, isPending, isError, isFetching, isPlaceholderData, refetch } = useMaterials(page, search)
  const deleteMaterial = useDeleteMaterial()
  const open = useMutation({
    mutationFn: (id: number) => documentsApi.getMaterial({ params: { id } }),
    onSuccess: onPick,
  })

  const onSearch = (text: string) => {
    setTyped(text)
    setPage(1)
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title="Use earlier material"
      description="Text that you brought before, to any module."
    >
      <SearchField label="Search materials" value={typed} onChange={onSearch} className="mb-4" />
      {open.isError && (
        <div className="mb-4">
          <Notice tone="poor" role="alert">
            This material could not be opened. Please try again.
          </Notice>
        </div>
      )}
      {isPending && <SkeletonCards count={2} label="Loading your materials" />}
      {isError && (
        <ErrorState
          message="Your materials could not be loaded."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {data && !isError && (
        <div
          aria-busy={isPlaceholderData}
          className={classNames('transition-opacity duration-150', isPlaceholderData && 'opacity-60')}
        >
          {data.materials.length > 0 ? (
            <ul className="divide-y divide-line border-line border-y">
              {data.materials.map((material) => (
                <MaterialRow
                  key={material.id}
                  material={material}
                  isOpening={open.isPending && open.variables === material.id}
                  onPick={() => open.mutate(material.id)}
                  onDelete={() => setDoomed(material)}
                />
              ))}
            </ul>
          ) : (
            <NoMaterials search={search} />
          )}
          <div className="mt-4">
            <Pagination
              kind="plain"
              label="Pages of materials"
              page={data.pagination.current_page}
              totalPages={data.pagination.total_pages}
              onChange={setPage}
            />
          </div>
        </div>
      )}
      <ConfirmDialog
        isOpen={doomed !== null}
        title={`Delete ${doomed?.name ?? ''}?`}
        description="Its text is deleted. What you have made from it stays. This action cannot be undone."
        confirmLabel="Delete"
        isDanger
        isLoading={deleteMaterial.isPending}
        onConfirm={() => doomed && deleteMaterial.mutate(doomed.id, { onSettled: () => setDoomed(null) })}
        onCancel={() => setDoomed(null)}
      />
    </Dialog>
  )
}

const NoMaterials = ({ search }: { search: string }) =>
  search ? (
    <EmptyState illustration={<NothingFound />} title={`Nothing matches ${search}`} />
  ) : (
    <EmptyState illustration={<EmptyShelf />} title="No materials yet">
      Documents that you upload are kept here, for every module.
    </EmptyState>
  )

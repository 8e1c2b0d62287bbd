import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { errorText } from '../../../lib/api/error-text.ts'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { Layers } from '../../../ui/icons/icons.ts'
import { creditsText } from '../../../ui/Price.tsx'
import { handOverText } from '../../documents/handed-over-text.ts'
import { planningApi } from '../settings/planning-api.ts'

interface MakeUnaskedProps {
  materialId: number
  /** One of its pages; null for all of it. */
  page: number | null
  credits: number
}

/** The way to cards of just those passages that nothing asks about: they open where cards are made, and nothing is paid before. */
export function MakeUnasked({ materialId, page, credits }: MakeUnaskedProps) {
  const say = useSay()
  const navigate = useNavigate()
  const take = useMutation({
    mutationFn: () => planningApi.unasked({ params: { id: materialId }, query: page === null ? {} : { page } }),
    onSuccess: ({ text, title }) => {
      if (text === '') return
      void navigate(handOverText('recite', { text, documentName: title, materialId }))
    },
  })
  const price = creditsText(credits)
  return (
    <div className="mt-3">
      <Button
        icon={<Layers size={18} aria-hidden />}
        className="w-full"
        isLoading={take.isPending}
        onClick={() => take.mutate()}
      >
        {page === null ? say('recall.makeUnasked', { price }) : say('recall.makeUnaskedOfPage', { price })}
      </Button>
      {take.data?.text === '' && <p className="mt-2 text-ink-soft text-sm">{say('recall.nothingUnasked')}</p>}
      {take.isError && (
        <p role="alert" className="mt-2 text-poor text-sm">
          {errorText(take.error, say('recall.notTaken'))}
        </p>
      )}
    </div>
  )
}

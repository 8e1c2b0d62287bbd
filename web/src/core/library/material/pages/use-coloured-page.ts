import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { colourPage } from '../../../review/recall/colour-page.ts'
import { readPageQuery } from '../../materials-api.ts'
import type { PageTextProps } from '../PageText.tsx'
import type { ColouredStretch } from './PassageButtons.tsx'

/** The passages of a page that something asks about; its text is read for them alone. */
export function useColouredPage(
  { materialId, page, recall = null }: Pick<PageTextProps, 'materialId' | 'page' | 'recall'>,
  isNear: boolean,
): readonly ColouredStretch[] {
  const { data } = useQuery({ ...readPageQuery(materialId, page), enabled: isNear && recall !== null })
  return useMemo(() => {
    if (!data) return []
    return colourPage(data, recall, false).map(({ start, end, ...passage }) => ({
      ...passage,
      from: data.start + start,
      to: data.start + end,
    }))
  }, [data, recall])
}

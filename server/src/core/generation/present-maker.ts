import type { MadeBy } from '@lectern/contract/shapes'
import type { Maker } from '@lectern/domain/content'

/** Who made something, as the wire says it. */
export const presentMaker = ({ madeBy, modelName }: Maker): { made_by: MadeBy; model_name?: string } => ({
  made_by: madeBy,
  ...(modelName && { model_name: modelName }),
})

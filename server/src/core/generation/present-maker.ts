import type { MadeBy } from '@lectern/contract/shapes'
import type { Maker } from '@lectern/domain/content'
import type { Message } from '@lectern/texts/message'
import { Problem } from '../../problem.ts'

/** Who made something, as the wire says it. */
export const presentMaker = ({ madeBy, modelName }: Maker): { made_by: MadeBy; model_name?: string } => ({
  made_by: madeBy,
  ...(modelName && { model_name: modelName }),
})

/** That nothing came of a text: a model may find something another time, the built-in engine never. */
export const nothingMade = ({ madeBy }: Maker, text: Message): Problem =>
  new Problem(madeBy === 'built-in' ? 'nothing_to_make' : 'generation_failed', text)

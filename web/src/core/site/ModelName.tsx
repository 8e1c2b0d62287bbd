import { useSay } from '../../lib/language.ts'
import { useSiteConfig } from './use-site-config.ts'

/** The name of the model that answers here; nothing where the built-in engine does. */
export function ModelName() {
  const say = useSay()
  const model = useSiteConfig()?.ai.model
  return model ? <> {say('generation.modelIs', { model })}</> : null
}

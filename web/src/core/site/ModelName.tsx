import { useSay } from '../../lib/language.ts'
import { useSiteConfig } from './use-site-config.ts'

/** The name of a model, where it is known, after the sentence that tells of it. */
export function ModelName({ name }: { name: string | null | undefined }) {
  const say = useSay()
  return name ? (
    <>
      {say('ui.sentenceGap')}
      {say('generation.modelIs', { model: name })}
    </>
  ) : null
}

/** The name of the model that answers here; nothing where the built-in engine does. */
export const SiteModelName = () => <ModelName name={useSiteConfig()?.ai.model} />

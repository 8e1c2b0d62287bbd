import { listed } from '@lectern/domain/documents'
import { LISTENING_LIMIT_BYTES, LISTENING_LIMIT_SECONDS, LISTENING_TYPES } from '@lectern/domain/listening'
import { MEGABYTE, priceOfListening } from '@lectern/domain/prices'
import { PricePanel } from '../../../core/credits/PricePanel.tsx'
import { WillBeMadeBy } from '../../../core/generation/MadeByNotice.tsx'
import { useSiteConfig } from '../../../core/site/use-site-config.ts'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { FileDrop } from '../../../ui/fields/FileDrop.tsx'
import { Headphones } from '../../../ui/icons/icons.ts'
import { LanguageChoice } from './LanguageChoice.tsx'
import { askForFile, chooseFile, forgetRefusal, startUpload, type Upload } from './upload.ts'

const HINT = {
  types: listed(LISTENING_TYPES),
  megabytes: LISTENING_LIMIT_BYTES / MEGABYTE,
  hours: LISTENING_LIMIT_SECONDS / 3600,
}

/** The recording, the languages in it, and what its questions cost. */
export function ChooseRecording({ upload }: { upload: Upload }) {
  const say = useSay()
  const chosen = upload.phase === 'choosing' ? null : upload.chosen
  return (
    <div className="flex flex-col gap-6">
      <FileDrop
        label={say('listening.upload')}
        hint={say('listening.uploadHint', HINT)}
        types={LISTENING_TYPES}
        file={chosen?.file}
        onFile={chooseFile}
        onBegin={forgetRefusal}
        error={upload.phase === 'choosing' && upload.refusal ? say(upload.refusal) : null}
      />
      <LanguageChoice />
      {chosen ? (
        <PricePanel
          priceCredits={priceOfListening(chosen.file.size)}
          error={upload.phase === 'ready' ? upload.failure : null}
        >
          {({ isTooPoor }) => <Generate isDisabled={isTooPoor} onPress={() => void startUpload(chosen)} />}
        </PricePanel>
      ) : (
        <div className="flex flex-col gap-4">
          <p className="text-ink-soft text-sm">{say('listening.pricedBySize')}</p>
          <Generate onPress={askForFile} />
        </div>
      )}
    </div>
  )
}

function Generate({ isDisabled = false, onPress }: { isDisabled?: boolean; onPress: () => void }) {
  const say = useSay()
  const config = useSiteConfig()
  return (
    <>
      <Button
        variant="primary"
        size="lg"
        className="self-start"
        icon={<Headphones size={18} aria-hidden />}
        disabled={isDisabled}
        onClick={onPress}
      >
        {say('listening.generate')}
      </Button>
      {config && <WillBeMadeBy madeBy={config.ai.made_by} what="questions" />}
    </>
  )
}

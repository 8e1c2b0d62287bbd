import { LISTENING_LIMIT_BYTES, LISTENING_LIMIT_SECONDS, LISTENING_TYPES } from '@lectern/domain/listening'
import { MEGABYTE, priceOfListening } from '@lectern/domain/prices'
import { Headphones } from 'lucide-react'
import { PricePanel } from '../../../core/credits/PricePanel.tsx'
import { WillBeMadeBy } from '../../../core/generation/MadeByNotice.tsx'
import { useSiteConfig } from '../../../core/site/use-site-config.ts'
import { Button } from '../../../ui/Button.tsx'
import { FileDrop } from '../../../ui/FileDrop.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { askForFile, chooseFile, startUpload, type Upload } from './upload.ts'

const HINT = `${LISTENING_TYPES.join(', ')}, at most ${LISTENING_LIMIT_BYTES / MEGABYTE} MB and ${LISTENING_LIMIT_SECONDS / 3600} hours.`

/** The recording, the languages in it, and what its questions cost. */
export function ChooseRecording({ upload }: { upload: Upload }) {
  const chosen = upload.phase === 'choosing' ? null : upload.chosen
  return (
    <div className="flex flex-col gap-6">
      <FileDrop
        label="Upload audio or video"
        hint={HINT}
        types={LISTENING_TYPES}
        file={chosen?.file}
        onFile={chooseFile}
        error={upload.phase === 'choosing' ? upload.refusal : null}
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
          <p className="text-ink-soft text-sm">Costs 1 credit a megabyte; a started megabyte counts whole.</p>
          <Generate onPress={askForFile} />
        </div>
      )}
    </div>
  )
}

function Generate({ isDisabled = false, onPress }: { isDisabled?: boolean; onPress: () => void }) {
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
        Generate Questions
      </Button>
      {config && <WillBeMadeBy madeBy={config.ai.made_by} what="questions" />}
    </>
  )
}

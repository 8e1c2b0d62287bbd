import { hearRecording } from './hear-recording.ts'
import { type Installation, requireInstallation } from './installation.ts'
import { createRecogniser } from './recogniser.ts'
import { TEST_RECORDING } from './test-sentence.ts'

/**
 * What the recogniser that is installed hears of the test sentence.
 * @throws ConfigError when none is installed, Error when it does not run
 */
export async function hearTestSentence(dataDir: string): Promise<{ model: string; text: string }> {
  const installation = await requireInstallation(dataDir)
  return { model: installation.model, text: await hearTestSentenceBy(installation) }
}

/** @throws Error when it does not run */
export async function hearTestSentenceBy(installation: Installation): Promise<string> {
  const recogniser = createRecogniser(async () => installation)
  try {
    const { signal } = new AbortController()
    const { text } = await hearRecording(recogniser, TEST_RECORDING, { languages: ['en'], signal })
    return text
  } finally {
    await recogniser.close()
  }
}

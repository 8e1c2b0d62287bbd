import { IntroductionScreen } from '../../core/account/registration/IntroductionScreen.tsx'
import { PageFrame } from '../PageFrame.tsx'
import { usePageMetadata } from '../page-metadata.ts'

/** In place of every page, until the student has said who they are. */
export function IntroductionPage() {
  usePageMetadata('register')
  return (
    <PageFrame>
      <IntroductionScreen />
    </PageFrame>
  )
}

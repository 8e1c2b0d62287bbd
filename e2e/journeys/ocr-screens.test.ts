import { inspectModule } from '../support/inspect-screens.ts'
import { useBrowser } from '../support/journey.ts'
import { walkOcrScreens } from '../support/walks/walk-ocr.ts'

useBrowser()

inspectModule('OCR', walkOcrScreens)

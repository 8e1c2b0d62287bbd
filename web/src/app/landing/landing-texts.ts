import { PageAndCards, PageAndTray, StudyLamp } from '../../ui/Illustrations.tsx'
import { Headphones, Layers, ListChecks, MessagesSquare, NotebookText, PenLine } from '../../ui/icons/icons.ts'

/** The six modules that the landing page names. */
export const FEATURES = [
  { Icon: NotebookText, module: 'notes', text: 'landing.featureNotes' },
  { Icon: Layers, module: 'recite', text: 'landing.featureRecite' },
  { Icon: PenLine, module: 'writing', text: 'landing.featureWriting' },
  { Icon: MessagesSquare, module: 'understanding', text: 'landing.featureUnderstanding' },
  { Icon: Headphones, module: 'listening', text: 'landing.featureListening' },
  { Icon: ListChecks, module: 'exam', text: 'landing.featureExam' },
] as const

export const STEPS = [
  { Picture: PageAndTray, title: 'landing.stepUpload', text: 'landing.stepUploadText' },
  { Picture: PageAndCards, title: 'landing.stepProcessing', text: 'landing.stepProcessingText' },
  { Picture: StudyLamp, title: 'landing.stepStudy', text: 'landing.stepStudyText' },
] as const

/** The eight questions of the landing page. */
export const QUESTIONS = [
  { title: 'landing.faqFiles', text: 'landing.faqFilesText' },
  { title: 'landing.faqChinese', text: 'landing.faqChineseText' },
  { title: 'landing.faqCredit', text: 'landing.faqCreditText' },
  { title: 'landing.faqGetCredits', text: 'landing.faqGetCreditsText' },
  { title: 'landing.faqPay', text: 'landing.faqPayText' },
  { title: 'landing.faqFails', text: 'landing.faqFailsText' },
  { title: 'landing.faqPassword', text: 'landing.faqPasswordText' },
  { title: 'landing.faqRely', text: 'landing.faqRelyText' },
] as const

import { Headphones, Layers, ListChecks, MessagesSquare, NotebookText, PenLine } from 'lucide-react'

/** The six modules that the landing page names (1§1). */
export const FEATURES = [
  {
    Icon: NotebookText,
    name: 'Notes',
    text: 'Long material becomes structured notes to print or to keep as a Word file.',
  },
  {
    Icon: Layers,
    name: 'Recite',
    text: 'Flashcards from your own text, studied against the clock, with every score kept.',
  },
  {
    Icon: PenLine,
    name: 'Writing',
    text: 'Feedback on an essay and a grade estimate, for DSE, IELTS, TOEFL, GRE and SAT.',
  },
  {
    Icon: MessagesSquare,
    name: 'Understanding',
    text: 'Ask about your notes or a picture until you could explain it yourself.',
  },
  { Icon: Headphones, name: 'Listening', text: 'A recording becomes questions; your answers are scored at once.' },
  {
    Icon: ListChecks,
    name: 'Exam',
    text: 'Ten to thirty questions from a chapter or a topic, marked with explanations.',
  },
] as const

export const STEPS = [
  { title: 'Upload materials', text: 'A PDF, slides, a text or a recording; or paste what you have.' },
  {
    title: 'AI processing',
    text: 'You see the price in credits first. Then the material is read part by part, and you see how far it has come.',
  },
  {
    title: 'Study and improve',
    text: 'Keep the cards and questions that are worth it, and come back to what you missed.',
  },
] as const

/** The eight questions of the landing page. */
export const QUESTIONS = [
  {
    title: 'Which files can I upload?',
    text: 'Notes, Exam and Writing: PDF, DOC, DOCX, TXT, PPT, PPTX, PNG, JPG, JPEG. Recite: PDF, TXT, PPT, PPTX. Understanding: PDF, DOCX, TXT and pictures. Listening: MP3, MP4 and other recordings. Lecture and OCR Document: PDF. Pasting text works wherever text is read.',
  },
  {
    title: 'Does it work in Chinese?',
    text: 'Yes. Material, flashcards, notes and answers may be in English, Traditional Chinese or Simplified Chinese, and may mix them.',
  },
  {
    title: 'What is a credit?',
    text: 'What one step costs: 1,000 words read into cards or notes is 1 credit, a chat message is 1, an exam of thirty questions is 10. The price stands beside the button before you press it.',
  },
  {
    title: 'How do I get credits?',
    text: 'You receive free credits with your first login. After that you can buy more, redeem promotion codes, and earn credits in campaigns. There is no subscription.',
  },
  {
    title: 'How can I pay?',
    text: 'By card, Apple Pay or Google Pay: HKD 10 for 20 credits, HKD 20 for 45 credits, HKD 50 for 125 credits.',
  },
  {
    title: 'What happens when something fails?',
    text: 'A step that gives no result costs nothing. Its credits are returned, and you can see that in the history of your credits.',
  },
  {
    title: 'Do I need a password?',
    text: 'No. You can sign in with a one-time code sent to your email, or with a password if you prefer one.',
  },
  {
    title: 'Can I rely on what the AI writes?',
    text: 'Take it as a study partner who can be wrong. Everything can be edited, and what was made by AI is marked, for reference only: check it against your own materials.',
  },
] as const

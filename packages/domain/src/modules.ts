/** The eight study modules, in the order in which the home grid shows them (reading 31). */
export const MODULES = [
  { id: 'notes', name: 'Notes', summary: 'Turn long material into structured notes.' },
  { id: 'recite', name: 'Recite', summary: 'Make flashcards from your material and study them against the clock.' },
  { id: 'writing', name: 'Writing', summary: 'Get feedback and a grade estimate for an essay.' },
  { id: 'understanding', name: 'Understanding', summary: 'Ask questions about your notes or an image.' },
  { id: 'listening', name: 'Listening', summary: 'Answer questions about a recording.' },
  { id: 'exam', name: 'Exam', summary: 'Practise with ten to thirty questions and have them marked.' },
  { id: 'lecture', name: 'Lecture', summary: 'Have a lecture PDF explained section by section.' },
  { id: 'speaking', name: 'Speaking', summary: 'Practise talking, presenting and shadowing.' },
] as const

export type ModuleId = (typeof MODULES)[number]['id']
export const isModuleId = (id: string): id is ModuleId => MODULES.some((module) => module.id === id)

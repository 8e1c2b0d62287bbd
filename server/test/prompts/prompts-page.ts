import type { Prompt } from '../../src/platform/model/task.ts'
import { ANSWERS } from './answers.ts'
import type { PromptExample } from './examples.ts'

const HEAD = `# Prompts

Every step that asks an AI model, with what it is told, an example of what it is asked, and an answer. The prompts stand in
\`server/src/modules/<module>/tasks.ts\`, and one in \`server/src/core/feedback/tasks.ts\`; this page is written from them
by \`node server/test/prompts/write-page.ts\`, and a test holds it to them.

- **Who is asked.** The model at \`AI_BASE_URL\`, or the built-in engine where none is set. The answers shown are those of a
  capable model that was given the prompt above them and nothing else (\`server/test/prompts/answers.ts\`); every one goes
  through the whole way of an answer in \`any-endpoint.test.ts\`.
- **What a model gets.** The system prompt with, for all but the chat, *Answer with JSON only*; then the user prompt. The
  schema goes along once: as \`response_format\` where the service takes one, else in words behind the system prompt. It says
  types and names, no bounds.
- **What students bring** stands between tags, in the user prompt alone, and cannot close its tag.
- **What comes back** is read kindly (\`platform/model/parsing\`): thoughts, prose and fences are passed over, broken JSON and
  backslashes are mended, and items of lists that do not fit are left out. What still does not fit is sent back once with
  the complaint; then the step fails and its credits come back. Quotes are looked up in the material, texts are bounded and
  shown as text.
- **Versions** are raised with every change of a prompt, and logged with every call.
`

const FENCE = '~~~~'
const block = (language: string, text: string) => `${FENCE}${language}\n${text}\n${FENCE}`

/** What the page says of a task, up to its answer: what a change of its prompt changes. */
export function questionPart({ task, module, about, input }: PromptExample): string {
  const { system, user, images = [] }: Prompt = task.prompt(input)
  return [
    `## ${task.name}`,
    `${about} Version ${task.promptVersion}, module \`${module}\`.`,
    '**System**',
    block('text', system),
    images.length > 0 ? '**User**, with the image' : '**User**',
    block('text', user),
  ].join('\n\n')
}

/** The whole page. */
export const writePage = (examples: readonly PromptExample[]): string =>
  [HEAD, ...examples.map((one) => `${questionPart(one)}\n\n${answerPart(one)}\n`)].join('\n')

function answerPart({ task }: PromptExample): string {
  const answer = ANSWERS[task.name]
  return `**Answer**\n\n${typeof answer === 'string' ? block('text', answer) : block('json', JSON.stringify(answer, null, 2))}`
}

/** The answer that the page shows for a task, or null. */
export function answerOnPage(page: string, name: string): string | null {
  const [, section = ''] = page.split(`## ${name}\n`)
  return /\*\*Answer\*\*.*\n\n~~~~(?:json|text)\n([\s\S]*?)\n~~~~/.exec(section)?.[1] ?? null
}

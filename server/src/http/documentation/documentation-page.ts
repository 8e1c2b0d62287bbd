import { escapeHtml } from '@lectern/domain/text/escape-html'

/** The OpenAPI document as one plain page: no script, nothing loaded from elsewhere. */

interface Operation {
  tags: string[]
  summary: string
  security: object[]
  parameters: { name: string; in: string; required: boolean; schema: object }[]
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>
}

export function renderDocumentation(document: Record<string, unknown>): string {
  const paths = document.paths as Record<string, Record<string, Operation>>
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const groups = [...Map.groupBy(operations, ({ operation }) => operation.tags[0] ?? '')]
  const schemas = Object.entries((document.components as { schemas: Record<string, object> }).schemas)
  return page(`
<h1>Lectern API</h1>
<p>The same as <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1), to read. Every error has the body
<code>{"error": "a sentence", "code": "a_code"}</code>.</p>
<nav>${groups.map(([tag]) => `<a href="#${escapeHtml(tag)}">${escapeHtml(tag)}</a>`).join(' ')} <a href="#schemas">schemas</a></nav>
${groups.map(([tag, members]) => `<h2 id="${escapeHtml(tag)}">${escapeHtml(tag)}</h2>${members.map(renderOperation).join('')}`).join('')}
<h2 id="schemas">Schemas</h2>
${schemas.map(([name, schema]) => `<details id="schema-${escapeHtml(name)}"><summary>${escapeHtml(name)}</summary>${code(schema)}</details>`).join('')}`)
}

function renderOperation({ path, method, operation }: { path: string; method: string; operation: Operation }): string {
  const { parameters, requestBody, responses, security, summary } = operation
  const answers = Object.entries(responses).map(
    ([status, { description, content }]) =>
      `<dt>${escapeHtml(status)}</dt><dd>${escapeHtml(description)}${status.startsWith('20') ? schemas(content) : ''}</dd>`,
  )
  return `<details><summary><b>${escapeHtml(method.toUpperCase())}</b> <code>${escapeHtml(path)}</code> ${escapeHtml(summary)}</summary>
<p>${security.length ? `Needs: ${security.map((scheme) => Object.keys(scheme)[0]).join(' or ')}.` : 'Open to anyone.'}</p>
${parameters.length ? `<h3>Parameters</h3>${code(parameters)}` : ''}
${requestBody ? `<h3>Body</h3>${schemas(requestBody.content)}` : ''}
<h3>Answers</h3><dl>${answers.join('')}</dl></details>`
}

const schemas = (content: Record<string, { schema: object }> = {}): string =>
  Object.entries(content)
    .map(([type, { schema }]) => `<p>${escapeHtml(type)}</p>${code(schema)}`)
    .join('')

const code = (value: unknown): string => `<pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`

const page = (body: string): string => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Lectern API</title><style>
:root{color-scheme:light dark}body{font:16px/1.6 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
h1,h2{font-family:Charter,Georgia,serif}summary{cursor:pointer;padding:.4rem 0}pre{overflow:auto;padding:.75rem;
background:color-mix(in srgb,currentColor 6%,transparent);border-radius:6px;font-size:.85rem}nav a{margin-right:.75rem}
dt{font-weight:600}</style></head><body><main>${body}</main></body></html>`

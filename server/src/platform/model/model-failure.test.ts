import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai'
import { expect, test } from 'vitest'
import { type FailureReason, formatSuspicion, reasonOf, toModelProblem } from './model-failure.ts'

const said = (status: number | undefined, message: string, more: object = {}) =>
  new APIError(status, { message, ...more }, undefined, new Headers())

/** What services say, with where they were seen to say it. */
const TABLE: readonly [reason: FailureReason, status: number, message: string, source: string][] = [
  [
    'format_refused',
    400,
    "'response_format.type' must be 'json_schema' or 'text'",
    'lmstudio-ai/lmstudio-bug-tracker#307',
  ],
  ['format_refused', 400, "'response_format.type' must be 'json_schema'", 'lmstudio-ai/lmstudio-bug-tracker#169'],
  ['format_refused', 400, 'Failed to initialize samplers: failed to parse grammar', 'ggml-org/llama.cpp#25746'],
  [
    'format_refused',
    500,
    'number of repetitions exceeds sane defaults, please reduce the number of repetitions in the grammar',
    'ggml-org/llama.cpp#17473',
  ],
  ['format_refused', 400, 'This response_format type is unavailable now', 'trial'],
  ['format_refused', 422, "Invalid schema for response_format 'recite_cards'", 'trial'],
  [
    'too_long',
    500,
    'the request exceeds the available context size. try increasing the context size or enable context shift',
    'ggml-org/llama.cpp#15780',
  ],
  [
    'too_long',
    400,
    "You passed 1015 input tokens and requested 10 output tokens. However, the model's context length is only 1024 tokens, resulting in a maximum input length of 1014 tokens. Please reduce the length of the input prompt.",
    'harbor-framework/harbor#996',
  ],
  [
    'too_long',
    400,
    "This model's maximum context length is 16384 tokens. However, you requested 122946 tokens (112946 in the messages, 10000 in the completion).",
    'vllm-project/vllm#20409',
  ],
  ['too_long', 400, 'Requested tokens exceed context window of 512', 'abetlen/llama-cpp-python#416'],
  ['too_long', 413, 'Request Entity Too Large', 'trial'],
  ['no_images', 404, 'No endpoints found that support image input', 'JohnnyZ93/oai-compatible-copilot#230'],
  [
    'no_images',
    400,
    'Failed to deserialize the JSON body into the target type: messages[1]: unknown variant `image_url`, expected `text`',
    'anomalyco/opencode#43467',
  ],
  [
    'no_images',
    500,
    'Failed to parse messages: Unsupported content part type: "image_url"',
    'ggml-org/llama.cpp#12947',
  ],
  ['no_images', 400, 'Invalid content type. image_url is only supported by certain models.', 'vllm-project/vllm#11629'],
  [
    'no_images',
    500,
    'image input is not supported - hint: if this is unexpected, you may need to provide the mmproj',
    'trial',
  ],
  [
    'refused',
    400,
    "The response was filtered due to the prompt triggering Azure OpenAI's content management policy",
    'trial',
  ],
  ['refused', 400, 'Content Exists Risk', 'trial'],
  ['denied', 401, 'Incorrect API key provided', 'trial'],
  ['denied', 402, 'Insufficient Balance', 'trial'],
  ['denied', 404, 'model "qwen9" not found, try pulling it first', 'trial'],
  ['denied', 429, 'You exceeded your current quota, please check your plan and billing details', 'trial'],
  ['busy', 429, 'Rate limit reached', 'trial'],
  ['busy', 503, 'Service Unavailable', 'trial'],
  ['timed_out', 504, 'Gateway Timeout', 'trial'],
  ['failed', 500, 'Internal Server Error', 'trial'],
  ['failed', 400, 'Bad Request', 'trial'],
]

test.each(TABLE)('%s: %i %s (%s)', (reason, status, message) => {
  expect(reasonOf(said(status, message), true)).toBe(reason)
})

test.each([
  [said(400, "'response_format.type' must be 'text'"), 'named'],
  [said(undefined, 'failed to parse grammar'), 'named'],
  ...[400, 404, 422, 500, 501].map((status) => [said(status, 'Error'), 'possible'] as const),
  [said(502, 'Bad Gateway'), 'none'],
  [said(429, 'Rate limit reached for json_schema'), 'none'],
  [said(400, 'maximum context length is 4096 tokens'), 'none'],
  [said(404, 'No endpoints found that support image input'), 'none'],
  [new APIConnectionError({ message: 'socket' }), 'none'],
  [new APIConnectionTimeoutError(), 'none'],
] as const)('the format is suspected only where it may be the cause (%#)', (error, suspicion) => {
  expect(formatSuspicion(error, true)).toBe(suspicion)
})

test('a student reads a reason, and nothing of what the service said', () => {
  const problem = toModelProblem(said(400, 'maximum context length is 4096 tokens'), new AbortController().signal)
  expect([problem.code, problem.status, problem.details.reason]).toEqual(['generation_failed', 502, 'too_long'])
  expect(problem.message).toBe('This is too long for the AI service. Please try again with less text.')
})

/**
 * What a student reads where a call is refused because of what was sent: data alone, a table a language. A sentence is
 * found by what is wrong, and names the field as people call it.
 */

/** What can be wrong with a field. */
export type InputFault =
  | 'missing'
  | 'unchosen'
  | 'tooLong'
  | 'tooShort'
  | 'tooLarge'
  | 'tooSmall'
  | 'notANumber'
  | 'notWhole'
  | 'tooMany'
  | 'onlyOne'
  | 'tooFew'
  | 'none'
  | 'invalid'
  | 'noInput'

interface InputTexts {
  /** `{a}` the field as it is asked for, `{the}` and `{The}` as it is spoken of, `{those}` without an article. */
  sentences: Record<InputFault, string>
  /** By the field's name on the wire: `a title`, `an answer`, `your email address`, or in the plural `cards`. */
  fields: Readonly<Record<string, string>>
  /** Where a field has no name for people. */
  unnamed: string
}

const EN: InputTexts = {
  sentences: {
    missing: 'Please enter {a}.',
    unchosen: 'Please choose {a} from those that are offered.',
    tooLong: '{The} may have at most {bound} characters.',
    tooShort: '{The} must have at least {bound} characters.',
    tooLarge: '{The} may be at most {bound}.',
    tooSmall: '{The} must be at least {bound}.',
    notANumber: '{The} must be a number.',
    notWhole: '{The} must be a whole number.',
    tooMany: 'There may be at most {bound} {those}.',
    onlyOne: 'There may be only one of {the}.',
    tooFew: 'There must be at least {bound} {those}.',
    none: 'Please choose at least one of {the}.',
    invalid: 'Please check {the}.',
    noInput: 'Nothing was sent that could be read.',
  },
  fields: {
    agreed_count: 'a number of cards',
    answer: 'an answer',
    answers: 'answers',
    chunk_index: 'a part of the text',
    client_id: 'a mark of this page',
    code: 'a code',
    confirm_password: 'your password once more',
    consent: 'your consent',
    content: 'a text',
    content_purpose: 'a purpose',
    context: 'a text',
    correct_answer: 'a correct answer',
    credits: 'a number of credits',
    document_content: 'a text of the document',
    document_name: 'a name of the document',
    duration_minutes: 'a number of minutes',
    duration_ms: 'a duration',
    email: 'an email address',
    exam_type: 'a type of essay',
    except: 'a session',
    file: 'a file',
    filename: 'a name of the file',
    first_name: 'your first name',
    flashcard_id: 'a card',
    flashcard_ids: 'cards',
    flashcards: 'cards',
    generation_id: 'a run',
    history: 'messages',
    html: 'notes',
    id: 'an item',
    image_description: 'a description of the image',
    images: 'images',
    is_chunk: 'a part of the text',
    is_correct: 'an outcome',
    kinds: 'kinds of questions',
    language: 'a language',
    language_codes: 'languages',
    last_name: 'your last name',
    level: 'a level',
    material_id: 'a document',
    max_credits: 'a price',
    message: 'a message',
    messages: 'messages',
    method: 'a way of checking',
    module: 'a module',
    new_password: 'a new password',
    notes_content: 'notes',
    otp_code: 'the 6-digit code',
    package_type: 'a package',
    page: 'a number of the page',
    password: 'your password',
    payment_id: 'a payment',
    previous_id: 'a session',
    prompt: 'a topic',
    purpose: 'a purpose',
    question: 'a question',
    questionId: 'a question',
    questionNumber: 'a number of the question',
    question_count: 'a number of questions',
    question_ids: 'questions',
    question_text: 'a question',
    questions: 'questions',
    reason: 'a reason',
    refresh_token: 'a session',
    revision: 'a version',
    role: 'a speaker',
    score: 'a score',
    script: 'a script',
    search: 'a search',
    selected_cards: 'cards',
    session_id: 'a session',
    source: 'a source',
    study_goal: 'your study goal',
    text: 'a text',
    title: 'a title',
    topic: 'a topic',
    topics: 'topics',
    total_chunks: 'a number of parts',
    total_content_size: 'a size of the text',
    total_content_word_count: 'a number of words',
    turn: 'a turn',
    user_answer: 'an answer',
  },
  unnamed: 'what you entered',
}

const INPUT_TEXTS = { en: EN } as const
export type InputLanguage = keyof typeof INPUT_TEXTS

/**
 * The sentence for one fault.
 * @param path names and places down to the field, the outermost first; the innermost that has a name for people is named
 * @param bound the limit that was passed, where there is one
 */
export function wordInputFault(
  fault: InputFault,
  path: readonly PropertyKey[],
  bound: number | null,
  language: InputLanguage = 'en',
): string {
  const { sentences, fields, unnamed } = INPUT_TEXTS[language]
  const name = path.findLast((part): part is string => typeof part === 'string' && Object.hasOwn(fields, part))
  const label = name === undefined ? undefined : fields[name]
  if (label === undefined && fault !== 'noInput') return sentences.invalid.replace('{the}', unnamed)
  const those = (label ?? '').replace(/^(?:an?|the|your) /, '')
  const the = label?.startsWith('your ') ? label : `the ${those}`
  const words: Record<string, string> = {
    a: label ?? '',
    the,
    The: the.charAt(0).toUpperCase() + the.slice(1),
    those,
    bound: bound?.toLocaleString('en') ?? '',
  }
  return sentences[fault].replace(/\{(\w+)\}/g, (_, word: string) => words[word] ?? '')
}

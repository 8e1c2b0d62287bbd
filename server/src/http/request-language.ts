import { chooseLanguage, type Language } from '@lectern/texts/languages'
import type { FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'

/**
 * The language to answer a request in: what the student chose for their account, else what the browser asks for, else
 * English. A request that was refused before anybody knew whose it is has only the browser's word.
 */
export const languageOf = (request: FastifyRequest): Language =>
  request.admission?.caller?.student.language ?? askedFor(request.headers['accept-language'])

/** What browsers send is short and much the same: to read it anew each time is a tenth of what a small request takes. */
const MOST_KNOWN = 500
const LONGEST_KNOWN = 200
const known = new Map<string, Language>()

function askedFor(header: string | undefined): Language {
  if (header === undefined) return 'en'
  const before = known.get(header)
  if (before) return before
  const language = chooseLanguage(new Negotiator({ headers: { 'accept-language': header } }).languages())
  if (known.size >= MOST_KNOWN) known.clear()
  if (header.length <= LONGEST_KNOWN) known.set(header, language)
  return language
}

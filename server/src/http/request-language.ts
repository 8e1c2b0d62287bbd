import { chooseLanguage, type Language } from '@lectern/texts/languages'
import type { FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'

/**
 * The language to answer a request in: what the student chose for their account, else what the browser asks for, else
 * English. A request that was refused before anybody knew whose it is has only the browser's word.
 */
export const languageOf = (request: FastifyRequest): Language =>
  request.admission?.caller?.student.language ?? chooseLanguage(new Negotiator(request).languages())

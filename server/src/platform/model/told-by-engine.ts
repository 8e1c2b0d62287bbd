import { z } from 'zod'
import type { Told } from '../../speaker.ts'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** A remark of the engine: a message, or nothing. A model, which could name any, is never asked for one. */
export const ToldByEngine = z.custom<Told>((sent) => sent === '' || (isObject(sent) && 'id' in sent))

import { and, desc, eq, getColumns, inArray, sql } from 'drizzle-orm'
import type { Sized } from '../../../core/archives/batches.ts'
import type { Listed, Slice } from '../../../core/pages/read-page.ts'
import type { Queries, Transaction } from '../../../platform/database/database.ts'
import { containing, isAnyOf, requireRow } from '../../../platform/database/rows.ts'
import { chatSessions } from '../tables.ts'

export type SessionRow = typeof chatSessions.$inferSelect
export type NewSessionRow = Omit<typeof chatSessions.$inferInsert, 'id'>
/** A chat without its messages and notes, which may be megabytes. */
export type SessionSummaryRow = Omit<SessionRow, 'messages' | 'notesContent'>

const { messages: _messages, notesContent: _notesContent, ...summaryColumns } = getColumns(chatSessions)

const ownedBy = (studentId: number, sessionId: number) =>
  and(eq(chatSessions.id, sessionId), eq(chatSessions.studentId, studentId))

/** Chats of the student in whose messages or notes `search` stands, whatever its case; all where it is empty. */
const matchingChats = (studentId: number, search: string, clientId?: string) =>
  and(
    eq(chatSessions.studentId, studentId),
    clientId === undefined ? undefined : eq(chatSessions.clientId, clientId),
    containing(search, chatSessions.title, sql`${chatSessions.messages}::text`, chatSessions.notesContent),
  )

interface ChatSlice extends Slice {
  search: string
  clientId?: string
}

/** The last changed first. */
export const selectSummaries = (
  queries: Queries,
  studentId: number,
  { search, limit, offset }: ChatSlice,
): Promise<Listed<SessionSummaryRow>[]> =>
  queries
    .select({ ...summaryColumns, total: queries.$count(chatSessions, matchingChats(studentId, search)) })
    .from(chatSessions)
    .where(matchingChats(studentId, search))
    .orderBy(desc(chatSessions.updatedAt), desc(chatSessions.id))
    .limit(limit)
    .offset(offset)

/** The last changed first. */
export const selectSessions = (
  queries: Queries,
  studentId: number,
  { search, clientId, limit, offset }: ChatSlice,
): Promise<Listed<SessionRow>[]> =>
  queries
    .select({
      ...getColumns(chatSessions),
      total: queries.$count(chatSessions, matchingChats(studentId, search, clientId)),
    })
    .from(chatSessions)
    .where(matchingChats(studentId, search, clientId))
    .orderBy(desc(chatSessions.updatedAt), desc(chatSessions.id))
    .limit(limit)
    .offset(offset)

/** What each of the student's chats takes, the last changed first. */
export const listChatSizes = (queries: Queries, studentId: number): Promise<Sized<number>[]> =>
  queries
    .select({ id: chatSessions.id, bytes: chatSessions.textBytes })
    .from(chatSessions)
    .where(eq(chatSessions.studentId, studentId))
    .orderBy(desc(chatSessions.updatedAt), desc(chatSessions.id))

/** Those of the student's chats that are still there, the newest first. */
export const selectChats = (queries: Queries, studentId: number, ids: readonly number[]): Promise<SessionRow[]> =>
  queries
    .select()
    .from(chatSessions)
    .where(and(eq(chatSessions.studentId, studentId), isAnyOf(chatSessions.id, ids)))
    .orderBy(desc(chatSessions.id))

/** @throws Problem `not_found` where there is no such chat, or it is another student's */
export async function requireSession(queries: Queries, studentId: number, sessionId: number): Promise<SessionRow> {
  return requireRow(await queries.select().from(chatSessions).where(ownedBy(studentId, sessionId)))
}

export async function findSessionByClientId(
  queries: Queries,
  studentId: number,
  clientId: string,
): Promise<SessionRow | null> {
  const isThis = and(eq(chatSessions.studentId, studentId), eq(chatSessions.clientId, clientId))
  const [session] = await queries.select().from(chatSessions).where(isThis)
  return session ?? null
}

/** Locks the chat until `tx` ends. @throws Problem `not_found` as above */
export async function lockSession(tx: Transaction, studentId: number, sessionId: number): Promise<SessionRow> {
  return requireRow(await tx.select().from(chatSessions).where(ownedBy(studentId, sessionId)).for('update'))
}

/** The chat that a turn belongs to; null where it is not kept yet. */
export async function findTalk(queries: Queries, studentId: number, place: TalkPlace): Promise<SessionRow | null> {
  const [session] = await selectTalk(queries, studentId, place)
  return session ?? null
}

/** Like `findTalk`, and keeps the chat from everybody else until `tx` ends. */
export async function lockTalk(tx: Transaction, studentId: number, place: TalkPlace): Promise<SessionRow | null> {
  const [session] = await selectTalk(tx, studentId, place).for('update')
  return session ?? null
}

const selectTalk = (queries: Queries, studentId: number, { sessionId, clientId, talkHash }: TalkPlace) =>
  queries
    .select()
    .from(chatSessions)
    .where(
      and(
        eq(chatSessions.studentId, studentId),
        sessionId === null ? undefined : eq(chatSessions.id, sessionId),
        clientId === null ? undefined : eq(chatSessions.clientId, clientId),
        talkHash === null ? undefined : eq(chatSessions.talkHash, talkHash),
        sessionId === null && clientId === null && talkHash === null ? sql`false` : undefined,
      ),
    )
    .orderBy(desc(chatSessions.id))
    .limit(1)

/** How a chat is found; one of them says which. */
export interface TalkPlace {
  sessionId: number | null
  clientId: string | null
  talkHash: string | null
}

/** Null where a chat of the same name is there already. */
export async function insertSessionOnce(tx: Transaction, session: NewSessionRow): Promise<SessionRow | null> {
  const target = [chatSessions.studentId, chatSessions.clientId]
  const [inserted] = await tx.insert(chatSessions).values(session).onConflictDoNothing({ target }).returning()
  return inserted ?? null
}

/** The caller has locked the student, and has seen that the chat is not kept yet. */
export async function insertSession(tx: Transaction, session: NewSessionRow): Promise<SessionRow> {
  return requireRow(await tx.insert(chatSessions).values(session).returning())
}

/** The caller has locked the chat. */
export async function changeSession(
  tx: Transaction,
  sessionId: number,
  change: Partial<NewSessionRow>,
): Promise<SessionRow> {
  return requireRow(await tx.update(chatSessions).set(change).where(eq(chatSessions.id, sessionId)).returning())
}

/** What was removed. @throws Problem `not_found` as above */
export async function removeSession(tx: Transaction, studentId: number, sessionId: number): Promise<SessionRow> {
  return requireRow(await tx.delete(chatSessions).where(ownedBy(studentId, sessionId)).returning())
}

/** Whether a chat has this image. */
export async function listNeededImages(queries: Queries, imageKeys: readonly string[]): Promise<string[]> {
  const { imageKey } = chatSessions
  const rows = await queries
    .select({ imageKey })
    .from(chatSessions)
    .where(inArray(imageKey, [...imageKeys]))
  return rows.flatMap((row) => row.imageKey ?? [])
}

/** What notes take that are a material, which counts them. */
const bytesOfMaterial = sql`case when ${chatSessions.areNotesOfMaterial} and ${chatSessions.materialId} is not null
  then octet_length(${chatSessions.notesContent}) else 0 end`

/** Bytes of all chats of the student, texts and images. */
export async function sumSessionBytes(queries: Queries, studentId: number): Promise<number> {
  const bytes = sql`${chatSessions.textBytes} - ${bytesOfMaterial} + coalesce(${chatSessions.imageBytes}, 0)`
  const [row] = await queries
    .select({ bytes: sql`coalesce(sum(${bytes}), 0)`.mapWith(Number) })
    .from(chatSessions)
    .where(eq(chatSessions.studentId, studentId))
  return row?.bytes ?? 0
}

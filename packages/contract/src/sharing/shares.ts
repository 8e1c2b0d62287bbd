/** What students share by links, and what others make of it (requirements/sharing.md#calls-of-sharing). */
import { isEmail } from '@lectern/domain/accounts'
import { QUESTION_TYPES } from '@lectern/domain/exam'
import {
  MAX_REPORT_CHARACTERS,
  MAX_SHARE_NAME_CHARACTERS,
  REPORT_REASONS,
  SHARE_KINDS,
} from '@lectern/domain/sharing/shares'
import { z } from 'zod'
import { CardKind, MediaName } from '../cards/shapes.ts'
import { endpoints } from '../endpoint.ts'
import { Done, Id, IdParams, MadeBy, ModelName, PageQuery, Pagination, Timestamp, Title } from '../shapes.ts'

const Kind = z.enum(SHARE_KINDS)
/** Whatever it is: one that nobody made is answered like one that was taken back. */
const TokenParams = z.object({ token: z.string().max(150) })
/** A thing of the caller's. */
const Thing = z.object({ kind: Kind, id: Id })

/** A link as its owner sees it. */
export const Share = z
  .object({
    token: z.string(),
    /** The page to hand on. */
    url: z.string(),
    kind: Kind,
    id: z.int(),
    /** '' shows no name. */
    owner_name: z.string(),
    /** Whether the passages of the material that cards and questions came from go along, and those that notes hold. */
    has_passages: z.boolean(),
    /** Whether cards with pictures and sounds go along, and these with them. */
    has_media: z.boolean(),
    /** False where the link leads nowhere until its owner lets passages go along: notes are not shown without them. */
    is_shown: z.boolean(),
    /** Cards that stay behind for a picture or a sound: these do not go along, are not there any more, or are more than a link may show. */
    left_out_count: z.int(),
    created_at: Timestamp,
  })
  .meta({ id: 'Share' })
export type Share = z.infer<typeof Share>

/** One of a student's links in the list of them. */
export const SharedLink = Share.omit({ left_out_count: true })
  .extend({
    /** What the thing is called; '' for nothing. */
    title: z.string(),
    /** Copies that others made and still have. */
    copy_count: z.int(),
    /** Reports that wait for an answer: its owner gave none, and the operator has not closed them. */
    open_report_count: z.int(),
    /** Why the operator took it away, where they did. */
    removal_reason: z.string().nullable(),
  })
  .meta({ id: 'SharedLink' })
export type SharedLink = z.infer<typeof SharedLink>

const SharedCard = z.object({
  kind: CardKind,
  question: z.string(),
  answer: z.string(),
  /** Null where the owner does not let passages go along, and where there is none. */
  source: z.string().nullable(),
})

/** What whoever has the link sees. Of an exam the questions alone: neither answers nor explanations. */
export const SharedContent = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('set'), title: z.string(), cards: z.array(SharedCard) }),
    z.object({
      kind: z.literal('notes'),
      title: z.string(),
      /** Sanitised, as notes are kept. */
      html: z.string(),
      made_by: MadeBy,
      model_name: ModelName,
    }),
    z.object({
      kind: z.literal('exam'),
      title: z.string(),
      questions: z.array(
        z.object({ type: z.enum(QUESTION_TYPES), question: z.string(), options: z.array(z.string()) }),
      ),
    }),
  ])
  .meta({ id: 'SharedContent' })
export type SharedContent = z.infer<typeof SharedContent>

/** What has changed in an original since its copy was made or followed it last. */
export const ShareChanges = z
  .object({
    is_renamed: z.boolean(),
    added_count: z.int(),
    changed_count: z.int(),
    /** Changed there and here: these stay as the owner of the copy has them. */
    kept_count: z.int(),
  })
  .meta({ id: 'ShareChanges' })
export type ShareChanges = z.infer<typeof ShareChanges>

/** A copy, as its student sees where it comes from. */
const CopyState = z
  .object({
    /** The name that whoever shared it chose; '' where they gave none. */
    owner_name: z.string(),
    changes: ShareChanges,
  })
  .meta({ id: 'CopyState' })

/** A name shows no sign that turns the line around it or that a terminal obeys. */
const withoutHiddenSigns = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, '')

const ReportText = z.string().trim().min(1).max(MAX_REPORT_CHARACTERS)

/** What somebody said against a share, as its owner sees it: not who. */
export const ShareReport = z
  .object({
    id: z.int(),
    reason: z.enum(REPORT_REASONS),
    text: z.string(),
    /** What the owner says to it; null before. */
    answer: z.string().nullable(),
    created_at: Timestamp,
    /** When the operator closed it or took the link away; null before. */
    closed_at: Timestamp.nullable(),
  })
  .meta({ id: 'ShareReport' })
export type ShareReport = z.infer<typeof ShareReport>

/** Links to what a student shares, the page behind them, and copies (requirements/sharing.md#calls-of-sharing). */
export const sharesEndpoints = endpoints({
  create: {
    method: 'POST',
    path: '/api/shares/',
    summary:
      'Shares a set of cards, notes or an exam by a link; what is shared already keeps its link and takes the new terms',
    access: 'student',
    body: Thing.extend({
      /** What the thing is called from now on, here as there: left out, it keeps its title, which may be the name of a file. */
      title: Title.optional(),
      owner_name: z.string().overwrite(withoutHiddenSigns).trim().max(MAX_SHARE_NAME_CHARACTERS).default(''),
      /** Notes get no link without it (400 `invalid`); where they have one, it leads nowhere from then on. */
      has_passages: z.boolean().default(false),
      /** Without effect on what has no cards. */
      has_media: z.boolean().default(false),
    }),
    response: Share,
    errors: ['not_found', 'conflict', 'rate_limited'],
  },
  list: {
    method: 'GET',
    path: '/api/shares/',
    summary: 'What the student shares by links, the newest first, with the copies and open reports of each',
    access: 'student',
    query: PageQuery.pick({ page: true }),
    response: z.object({ shares: z.array(SharedLink), pagination: Pagination }),
  },
  getOfThing: {
    method: 'GET',
    path: '/api/shares/of/',
    summary: "The link to one of the student's things, and where it was copied from; null for what there is not",
    access: 'student',
    query: Thing,
    response: z.object({
      share: Share.nullable(),
      copy: CopyState.nullable(),
      /** Why the operator took the link away, where they did. */
      removal_reason: z.string().nullable(),
      reports: z.array(ShareReport),
    }),
    errors: ['not_found'],
  },
  takeOver: {
    method: 'POST',
    path: '/api/shares/take-over/',
    summary: 'Takes what has changed in the original over into a copy; what its student changed themselves stays',
    access: 'student',
    addsToStorage: true,
    body: Thing,
    response: ShareChanges,
    errors: ['not_found', 'conflict', 'storage_full'],
  },
  open: {
    method: 'GET',
    path: '/api/shares/:token/',
    summary: 'What is shared by a link, for whoever has it',
    access: 'public',
    params: TokenParams,
    response: z.object({
      /** '' where the owner gave none. */
      owner_name: z.string(),
      content: SharedContent,
      /** Whether the caller shares it. */
      is_own: z.boolean(),
      /** The caller's own copy of it. */
      copy_id: z.int().nullable(),
    }),
    errors: ['not_found', 'conflict', 'rate_limited'],
  },
  openMedium: {
    method: 'GET',
    path: '/api/shares/:token/media/:name/',
    summary: 'A picture or a sound of a card that is shared by a link, or a part of it, for whoever has the link',
    access: 'public',
    params: TokenParams.extend({ name: MediaName }),
    download: '*/*',
    errors: ['not_found', 'rate_limited'],
  },
  remove: {
    method: 'DELETE',
    path: '/api/shares/:token/',
    summary: 'Takes a link back: nothing is found by it any more; copies that others made stay theirs',
    access: 'student',
    params: TokenParams,
    response: Done,
    errors: ['not_found'],
  },
  copy: {
    method: 'POST',
    path: '/api/shares/:token/copy/',
    summary: "Makes what is shared the student's own; a repeat gets the copy that is there",
    access: 'student',
    addsToStorage: true,
    params: TokenParams,
    response: Thing.extend({ id: z.int() }),
    errors: ['not_found', 'conflict', 'storage_full', 'rate_limited'],
  },
  report: {
    method: 'POST',
    path: '/api/shares/:token/reports/',
    summary: 'Says what is wrong with something shared, or asserts a right in it; the operator and its owner read it',
    access: 'public',
    params: TokenParams,
    body: z.object({
      reason: z.enum(REPORT_REASONS),
      text: ReportText,
      /** Where the operator can answer; the owner does not see it. '' for nowhere. */
      contact: z
        .string()
        .trim()
        .refine((typed) => typed === '' || isEmail(typed))
        .default(''),
    }),
    response: Done,
    errors: ['not_found', 'rate_limited'],
  },
  answerReport: {
    method: 'POST',
    path: '/api/shares/reports/:id/answer/',
    summary:
      'Answers a report of what the student shares, which closes it; the operator reads it, and a later answer takes its place',
    access: 'student',
    params: IdParams,
    body: z.object({ text: ReportText }),
    response: ShareReport,
    errors: ['not_found'],
  },
})

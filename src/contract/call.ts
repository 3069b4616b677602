import type * as z from 'zod/mini'
import type { Refusal } from '../domain/refusal/refusal.ts'

/**
 * Who may make a call: anybody; anybody, rate limited (`form`); a signed-in learner (else 401);
 * an operator by role or token (else 403).
 */
export type Who = 'any' | 'form' | 'learner' | 'operator'

/** What operators do, each by people with the role. Specification 1, section 6; decisions: "Operators". */
export type OperatorRole = 'editor' | 'trainer' | 'reviewer' | 'finance'

/** The words of a call: what the product says of a path. `/api` stands before it on the wire. */
export interface Call<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> {
  method: 'GET' | 'POST'
  path: `/${string}`
  who: Who
  /** The role that an operator's call asks for, or one of several; without it, any. */
  role?: OperatorRole | readonly OperatorRole[]
  /** One sentence for the API's document. */
  summary: string
  /** Wire to domain: `z.input` is what travels, `z.output` what the portal works with. */
  request: Request
  answer: Answer
  /** What a caller gets beside the failure when the call fails: an empty list, an empty detail. */
  empty: z.output<Answer> | null
  /** The refusals that this call may answer with, besides `invalid`, `failed` and those that `who` implies. */
  refusals: readonly Refusal[]
  /** What is answered when the call fails on our side, where the catalogue has a word of its own; else `failed`. */
  fault?: Refusal
  /** Multipart upload: the name of the file's field. */
  upload?: string
  /** The most bytes of that file. */
  uploadBytes?: number
  /** A GET that changes something: it is guarded like a POST. */
  changes?: true
  /** A POST that changes nothing: it may be asked for a preview. */
  reads?: true
}

type Declared<Request extends z.ZodMiniType, Answer extends z.ZodMiniType> = Omit<
  Call<Request, Answer>,
  'empty' | 'refusals'
> &
  Partial<Pick<Call<Request, Answer>, 'empty' | 'refusals'>>

/**
 * Declares a call once: client, server, OpenAPI document and contract tests derive from it.
 * See docs/how-to/add-a-call.md.
 *
 * @example
 * export const findSeats = declareCall({
 *   method: 'GET', path: '/classroom/seats', who: 'any', summary: 'Seats left in a classroom',
 *   request: z.object({ id: numeric }), answer: z.object({ seats: z.int() }),
 * })
 */
export function declareCall<Request extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  call: Declared<Request, Answer>,
): Call<Request, Answer> {
  return { empty: null, refusals: [], ...call }
}

export type RequestOf<C> = C extends Call<infer Request, z.ZodMiniType> ? z.output<Request> : never
export type AnswerOf<C> = C extends Call<z.ZodMiniType, infer Answer> ? z.output<Answer> : never

/** Paths under /front-api/ carry neither siteId nor languageId; all others carry both. Specification 2, section 7. */
export const carriesPlace = (call: Pick<Call, 'path'>): boolean => !call.path.startsWith('/front-api/')

/** Whether a call may change something, and so must come from our own pages. Every POST counts. */
export const changesAnything = (call: Pick<Call, 'method' | 'changes'>): boolean =>
  call.method === 'POST' || call.changes === true

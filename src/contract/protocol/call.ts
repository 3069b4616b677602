import type * as z from 'zod/mini'
import type { Refusal } from '../../domain/refusal.ts'

/**
 * Who may make a call: anybody; anybody, rate limited (`form`); a signed-in learner (else 401);
 * an operator by role or token (else 403; 401 where the role has lapsed and a sign-on would bring it back).
 */
export type Who = 'any' | 'form' | 'learner' | 'operator'

/** The roles of operators. Specification 1, section 6; decision: docs/decisions/operators.md. */
export const operatorRoles = ['editor', 'trainer', 'reviewer', 'finance'] as const
export type OperatorRole = (typeof operatorRoles)[number]

/**
 * A call as the product describes it: path, who may make it, what is sent and answered. `/api` stands before
 * the path on the wire.
 */
export interface Call<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> {
  method: 'GET' | 'POST'
  path: `/${string}`
  who: Who
  /**
   * The role that an operator's call asks for, or several of which one is enough; without it, any role. An empty list: no role is enough,
   * only the token of whoever runs the portal.
   */
  role?: OperatorRole | readonly OperatorRole[]
  /** Whether only a person may make an operator's call, so that the log says who decided: the bare token may not. */
  byPerson?: true
  /** Whether only a person's own session may make an operator's call, since it moves money: the token may not, whoever it names. */
  byOwnSession?: true
  /** What the call does, in one sentence for the API's document. */
  summary: string
  /**
   * The place where the call is specified, for the glossary: 'S1 3, S2 7' are sections of the two
   * specifications; 'decided' stands in a decision, 'ours' is what operators and pages need besides.
   */
  source: string
  /**
   * The codecs of request and answer, from wire to domain: `z.input` is what travels, `z.output` what the
   * portal works with.
   */
  request: Request
  answer: Answer
  /** The value that a caller gets beside the failure when the call fails: an empty list, an empty detail. */
  empty: z.output<Answer> | null
  /** The refusals that this call may answer with, besides `invalid`, `failed` and those that `who` implies. */
  refusals: readonly Refusal[]
  /**
   * The refusal that is answered when the call fails on the server's side, where the catalogue has a word of
   * its own; else `failed`.
   */
  fault?: Refusal
  /** The name of the file's field, for a multipart upload. */
  upload?: string
  /** The size of that file in bytes, at most. */
  uploadBytes?: number
  /** Whether an editor's call carries whole documents: its body may be larger than that of others. */
  documents?: true
  /** The budget that a costly call belongs to: it may be refused as `busy`. server/http/budgets.ts */
  costly?: 'search' | 'bank'
  /** Whether a GET changes something: it is guarded like a POST. */
  changes?: true
  /** Whether a POST changes nothing: it may be asked for a preview. */
  reads?: true
}

type Declared<Request extends z.ZodMiniType, Answer extends z.ZodMiniType> = Omit<
  Call<Request, Answer>,
  'empty' | 'refusals'
> &
  Partial<Pick<Call<Request, Answer>, 'empty' | 'refusals'>>

/**
 * Declares a call once: client, server, OpenAPI document and contract tests derive from it.
 * See docs/how-to/add-a-call.md. A call that a page does not make is left out of its scripts: declaring does nothing else.
 *
 * @example
 * export const findSeats = declareCall({
 *   method: 'GET', path: '/classroom/seats', who: 'any', summary: 'Seats left in a classroom', source: 'ours',
 *   request: wireObject({ classroomId: ['relationId', id] }), answer: wireObject({ seatsLeft: ['remainingSeats', z.int()] }),
 * })
 */
// @__NO_SIDE_EFFECTS__
export function declareCall<Request extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  call: Declared<Request, Answer>,
): Call<Request, Answer> {
  return { empty: null, refusals: [], ...call }
}

export type RequestOf<C> = C extends Call<infer Request, z.ZodMiniType> ? z.output<Request> : never
export type AnswerOf<C> = C extends Call<z.ZodMiniType, infer Answer> ? z.output<Answer> : never

/**
 * Whether a call carries siteId and languageId: those under /front-api/ carry neither, all others both.
 * Specification 2, section 7.
 */
export const carriesPlace = (call: Pick<Call, 'path'>): boolean => !call.path.startsWith('/front-api/')

/** Whether a call may change something, and so must come from the portal's own pages. Every POST counts. */
export const changesAnything = (call: Pick<Call, 'method' | 'changes'>): boolean =>
  call.method === 'POST' || call.changes === true

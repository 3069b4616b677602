import type * as z from 'zod/mini'
import type { Refusal } from '../../domain/refusal.ts'

/**
 * The users who may make a call: anybody; anybody, rate limited (`form`); a signed-in learner (else 401); an operator by role
 * or token (else 403; 401 if the role has expired and signing on again renews it).
 */
export type CallAudience = 'any' | 'form' | 'learner' | 'operator'

/** The roles of operators. Specification 1, section 6; decision: docs/decisions/operators.md. */
export const operatorRoles = ['editor', 'trainer', 'reviewer', 'finance'] as const
export type OperatorRole = (typeof operatorRoles)[number]

/** A call of the API: path, permitted users, request and response. On the wire the path has the prefix `/api`. */
export interface Call<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
> {
  method: 'GET' | 'POST'
  path: `/${string}`
  who: CallAudience
  /**
   * The role that an operator's call requires, or several of which one is enough; if absent, any role. An empty list: no role
   * is enough, only the operator token.
   */
  role?: OperatorRole | readonly OperatorRole[]
  /** Whether only a person may make an operator's call, so that the log names who decided: the token alone may not. */
  byPerson?: true
  /**
   * Whether an operator's call requires a person's own session, because it moves money: the token may not make it, not even on
   * behalf of a person.
   */
  byOwnSession?: true
  /** Whether an editor's call that changes something obeys the limits of local editors, who may not make others. */
  obeysLimits?: true
  /** The purpose of the call, in one sentence for the API document. */
  summary: string
  /**
   * The source of the call, for the glossary: 'S1 3, S2 7' are sections of the two specifications; 'decided' is specified in a
   * decision, 'ours' is an addition for operators and pages.
   */
  source: string
  /** The codecs of request and response, from wire to domain: `z.input` is the wire format, `z.output` the type in the portal. */
  request: Request
  response: Response
  /** The value that a caller gets with the failure when the call fails: an empty list, an empty detail. */
  empty: z.output<Response> | null
  /** The refusals that this call may return, besides `invalid`, `failed` and those that `who` implies. */
  refusals: readonly Refusal[]
  /** The refusal that is returned when the call fails on the server, if the specification has one; else `failed`. */
  fault?: Refusal
  /** The name of the file's field, for a multipart upload. */
  upload?: string
  /** The maximum size of that file in bytes. */
  uploadBytes?: number
  /** Whether an editor's call contains whole documents: its body may be larger than that of other calls. */
  documents?: true
  /** The budget of a costly call, which may be refused as `busy`. See server/http/budgets.ts. */
  costly?: 'search' | 'bank'
  /**
   * Whether a server under load refuses the call as `busy`, and in which order, because pages keep its data and repeat it. See
   * docs/decisions/early-refusal.md.
   */
  underLoad?: 'first' | 'last'
  /** Whether a GET changes something, so that it is protected like a POST. */
  changes?: true
  /** Whether a POST changes nothing, so that previews may make it. */
  reads?: true
}

type CallDeclaration<Request extends z.ZodMiniType, Response extends z.ZodMiniType> = Omit<
  Call<Request, Response>,
  'empty' | 'refusals'
> &
  Partial<Pick<Call<Request, Response>, 'empty' | 'refusals'>>

/**
 * Declares a call once: client, server, OpenAPI document and contract tests derive from it. See docs/how-to/add-a-call.md. It
 * has no side effects, so that bundles leave out calls that a page does not make.
 *
 * @example
 * export const findSeats = declareCall({
 *   method: 'GET', path: '/classroom/seats', who: 'any', summary: 'Seats left in a classroom', source: 'ours',
 *   request: wireObject({ classroomId: ['relationId', id] }), response: wireObject({ seatsLeft: ['remainingSeats', z.int()] }),
 * })
 */
// @__NO_SIDE_EFFECTS__
export function declareCall<Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  call: CallDeclaration<Request, Response>,
): Call<Request, Response> {
  return { empty: null, refusals: [], ...call }
}

export type RequestOf<C> = C extends Call<infer Request, z.ZodMiniType> ? z.output<Request> : never
export type ResponseOf<C> = C extends Call<z.ZodMiniType, infer Response> ? z.output<Response> : never

/** Whether a call has siteId and languageId: calls under /front-api/ have neither, all others both. Specification 2, section 7. */
export const hasPlaceInRequest = (call: Pick<Call, 'path'>): boolean => !call.path.startsWith('/front-api/')

/** Whether a call may change something, so that it must come from the portal's own pages. Every POST counts. */
export const isWrite = (call: Pick<Call, 'method' | 'changes'>): boolean =>
  call.method === 'POST' || call.changes === true

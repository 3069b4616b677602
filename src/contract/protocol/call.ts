import type * as z from 'zod/mini'
import type { Refusal } from '../../domain/refusal.ts'

/**
 * The users who may make a call: `any` is anybody; `form` is anybody, rate limited; `learner` is a signed-in
 * learner (else 401); `operator` is an operator with a role or the operator token (else 403, or 401 if the role has
 * expired and signing in again renews it).
 */
export type CallAudience = 'any' | 'form' | 'learner' | 'operator'

/** The roles of operators. Specification 1, section 6; decision: docs/decisions/operators.md. */
export const operatorRoles = ['editor', 'trainer', 'reviewer', 'finance'] as const
export type OperatorRole = (typeof operatorRoles)[number]

/** A call of the API: its path, permitted users, request and response. On the wire the path begins with `/api`. */
export interface Call<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
> {
  method: 'GET' | 'POST'
  path: `/${string}`
  who: CallAudience
  /**
   * The role that an operator's call requires, or several roles of which one is enough. If it is absent, every role
   * is enough. An empty list permits only the operator token.
   */
  role?: OperatorRole | readonly OperatorRole[]
  /**
   * Whether only a person may make an operator's call, so that the log names the person who decided. The operator
   * token alone is not enough.
   */
  byPerson?: true
  /**
   * Whether an operator's call requires a session of the person, because it moves money. The operator token may not
   * make it, not even on behalf of a person.
   */
  byOwnSession?: true
  /**
   * Whether an editor's call that changes something checks the limits of local editors itself (their sites and
   * languages). All other such calls are refused for local editors.
   */
  obeysLimits?: true
  /** The purpose of the call, in one sentence for the API document. */
  summary: string
  /**
   * The source of the call, for the glossary: 'S1 3, S2 7' are sections of the two specifications; 'decided' means
   * that a decision document specifies it; 'ours' is an addition for operators and pages.
   */
  source: string
  /**
   * The codecs of request and response between the wire and the domain: `z.input` of a codec is the type on the
   * wire, `z.output` the type in the portal.
   */
  request: Request
  response: Response
  /**
   * The value that a caller gets if the call fails, in addition to the failure: an empty list or an empty detail;
   * null if there is no such value.
   */
  empty: z.output<Response> | null
  /** The refusals that this call may return, besides `invalid`, `failed` and those that follow from `who`. */
  refusals: readonly Refusal[]
  /**
   * The refusal for a failure on the server, if the specification names one for this call; if absent, the refusal
   * is `failed`.
   */
  fault?: Refusal
  /** The name of the form field that contains the file; only for a multipart upload. */
  upload?: string
  /** The maximum size of that file in bytes. */
  uploadBytes?: number
  /** Whether an editor's call contains whole documents: its body may be larger than that of other calls. */
  documents?: true
  /**
   * The budget of a costly call, which is refused as `busy` when the budget is used up. See server/http/budgets.ts.
   */
  costly?: 'search' | 'bank'
  /**
   * Whether a server under load refuses the call as `busy` earlier (`first`) or later (`last`) than other calls of
   * this kind. After such a refusal, pages keep the data that they have and repeat the call. See
   * docs/decisions/early-refusal.md.
   */
  underLoad?: 'first' | 'last'
  /** Whether a GET changes something, so that it needs the same protection as a POST. */
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
 * Declares a call once: client, server, OpenAPI document and contract tests derive from it. The function has no side
 * effects, so that bundles leave out calls that a page does not make. See docs/how-to/add-a-call.md.
 *
 * @example
 * export const findSeats = declareCall({
 *   method: 'GET', path: '/classroom/seats', who: 'any', summary: 'Seats left in a classroom', source: 'ours',
 *   request: wireObject({ classroomId: ['relationId', idCodec] }), response: wireObject({ seatsLeft: ['remainingSeats', z.int()] }),
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

/**
 * Whether a call has siteId and languageId: calls under /front-api/ have neither, all others both. Specification 2,
 * section 7.
 */
export const hasPlaceInRequest = (call: Pick<Call, 'path'>): boolean => !call.path.startsWith('/front-api/')

/**
 * Whether a call may change something, so that it may only come from the portal's own pages. Every POST counts as
 * such a call.
 */
export const isWrite = (call: Pick<Call, 'method' | 'changes'>): boolean =>
  call.method === 'POST' || call.changes === true

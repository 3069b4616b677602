import { codeByReason } from '../contract/protocol/codes.ts'

/** The failure of a call. */
export type Failure =
  | {
      kind: 'refused'
      code: number
      message: string
      context: Record<string, unknown>
      /**
       * The number of seconds after which the client may repeat the request; set if the response has a Retry-After
       * header.
       */
      retryAfter?: number
    }
  | { kind: 'unreachable' }
  | { kind: 'timeout' }
  | { kind: 'malformed'; message: string }

/** Returns the code of a refusal; undefined for any other failure. */
export const refusalCodeOf = (failure: Failure): number | undefined =>
  failure.kind === 'refused' ? failure.code : undefined

/**
 * Whether the request can be sent again: the server was busy, or no valid response arrived. In the second case the
 * server may already have processed the request.
 */
export const canRetry = (failure: Failure): boolean =>
  failure.kind !== 'refused' || failure.code === codeByReason.busy

/**
 * The result of a call. On failure `value` is the call's empty default, so that a list can still be rendered, and
 * `ok` distinguishes the failure from an empty response. Specification 2, section 7.
 */
export type Result<Value> = { ok: true; value: Value } | { ok: false; failure: Failure; value: Value | null }

import { codeByReason } from '../contract/protocol/codes.ts'

/** The failure of a call. */
export type Failure =
  | {
      kind: 'refused'
      code: number
      message: string
      context: Record<string, unknown>
      /** The number of seconds after which the client may repeat the request; set if the server is busy. */
      retryAfter?: number
    }
  | { kind: 'unreachable' }
  | { kind: 'timeout' }
  | { kind: 'malformed'; message: string }

/**
 * Whether the request can be sent again, because the server has neither processed nor rejected it: the server was
 * unreachable or busy.
 */
export const canRetry = (failure: Failure): boolean =>
  failure.kind !== 'refused' || failure.code === codeByReason.busy

/**
 * The result of a call. On failure `value` is the call's empty default, so that a list can still be rendered, and
 * `ok` distinguishes the failure from an empty response. Specification 2, section 7.
 */
export type Result<Value> = { ok: true; value: Value } | { ok: false; failure: Failure; value: Value | null }

import { codeByReason } from '../contract/protocol/codes.ts'

/** The failure of a call. */
export type Failure =
  | {
      kind: 'refused'
      code: number
      message: string
      context: Record<string, unknown>
      /** The seconds after which a busy server wants the request again. */
      retryAfter?: number
    }
  | { kind: 'unreachable' }
  | { kind: 'timeout' }
  | { kind: 'malformed'; message: string }

/** Whether the server has neither stored nor rejected the request: it was not reached, or is busy. The request can be sent again. */
export const canRetry = (failure: Failure): boolean =>
  failure.kind !== 'refused' || failure.code === codeByReason.busy

/**
 * The result of a call. On failure `value` is the call's empty default, so that a list can still be rendered, and `ok`
 * distinguishes it from an empty response. Specification 2, section 7.
 */
export type Result<Value> = { ok: true; value: Value } | { ok: false; failure: Failure; value: Value | null }

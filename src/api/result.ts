/** Why a call did not bring its answer. */
export type Failure =
  | { kind: 'refused'; code: number; message: string; context: Record<string, unknown> }
  | { kind: 'unreachable' }
  | { kind: 'timeout' }
  | { kind: 'malformed'; message: string }

/**
 * A call's result. On failure `value` is the call's empty default, so that a list can still be drawn, and `ok` tells
 * it apart from an empty answer. Specification 2, section 7.
 */
export type Result<Value> = { ok: true; value: Value } | { ok: false; failure: Failure; value: Value | null }

/** The failure of a call. */
export type Failure =
  | { kind: 'refused'; code: number; message: string; context: Record<string, unknown> }
  | { kind: 'unreachable' }
  | { kind: 'timeout' }
  | { kind: 'malformed'; message: string }

/**
 * The result of a call. On failure `value` is the call's empty default, so that a list can still be rendered, and `ok`
 * distinguishes it from an empty response. Specification 2, section 7.
 */
export type Result<Value> = { ok: true; value: Value } | { ok: false; failure: Failure; value: Value | null }

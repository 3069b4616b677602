import * as client from 'openid-client'
import type { SignOnFailure } from '#src/domain/learner/sign-on-failure.ts'

/** The errors that a provider names, as OAuth 2.0 (4.1.2.1, 5.2) and OpenID Connect Core (3.1.2.6) list them. */
const named: Record<string, SignOnFailure> = {
  access_denied: 'cancelled',
  login_required: 'asks',
  interaction_required: 'asks',
  account_selection_required: 'asks',
  consent_required: 'asks',
  temporarily_unavailable: 'away',
  server_error: 'away',
  invalid_grant: 'unknown',
  invalid_client: 'misconfigured',
  invalid_request: 'misconfigured',
  invalid_scope: 'misconfigured',
  unauthorized_client: 'misconfigured',
  unsupported_grant_type: 'misconfigured',
  unsupported_response_type: 'misconfigured',
  request_not_supported: 'misconfigured',
}

/** The codes of openid-client that mean that nobody answered. */
const unanswered = ['OAUTH_TIMEOUT', 'OAUTH_ABORT']

/** The status of an answer that was no answer of a provider: a proxy before it, or it while it starts. */
const statusOf = (cause: unknown): number => (cause instanceof Response ? cause.status : 0)

/** Why a sign-on failed, from what openid-client threw. */
export function failureOf(error: unknown): SignOnFailure {
  if (error instanceof client.AuthorizationResponseError) return named[error.error] ?? 'refused'
  if (error instanceof client.ResponseBodyError)
    return error.status >= 500 ? 'away' : (named[error.error] ?? 'misconfigured')
  if (error instanceof client.ClientError) {
    const { code = '' } = error
    if (code === 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED') return 'clock'
    if (unanswered.includes(code) || statusOf(error.cause) >= 500) return 'away'
    return 'misconfigured'
  }
  // What fetch throws for a connection that could not be made.
  return error instanceof TypeError && error.message === 'fetch failed' ? 'away' : 'misconfigured'
}

import * as client from 'openid-client'
import type { SignInFailure } from '#src/domain/learner/sign-in-failure.ts'

/** The errors that a provider can return, as in OAuth 2.0 (4.1.2.1, 5.2) and OpenID Connect Core (3.1.2.6). */
const failureOfError: Record<string, SignInFailure> = {
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

/** The error codes of openid-client for a response that did not arrive. */
const unanswered = ['OAUTH_TIMEOUT', 'OAUTH_ABORT']

/**
 * Returns the HTTP status of a response that openid-client could not read, for example from a proxy before the
 * provider; 0 if there was no response.
 */
const statusOf = (cause: unknown): number => (cause instanceof Response ? cause.status : 0)

/** Returns why a sign-in failed, from the error of openid-client. */
export function signInFailureOf(error: unknown): SignInFailure {
  if (error instanceof client.AuthorizationResponseError) return failureOfError[error.error] ?? 'refused'
  if (error instanceof client.ResponseBodyError)
    return error.status >= 500 ? 'away' : (failureOfError[error.error] ?? 'misconfigured')
  if (error instanceof client.ClientError) {
    const { code = '' } = error
    if (code === 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED') return 'clock'
    if (unanswered.includes(code) || statusOf(error.cause) >= 500) return 'away'
    return 'misconfigured'
  }
  // `fetch` throws this error if it can't open a connection.
  return error instanceof TypeError && error.message === 'fetch failed' ? 'away' : 'misconfigured'
}

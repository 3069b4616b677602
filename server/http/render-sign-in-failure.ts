import type { Context } from 'hono'
import type { SignInFailure } from '#src/domain/learner/sign-in-failure.ts'
import { escapeMarkup } from '#src/i18n/escape-markup.ts'
import { translatorOf } from '#src/i18n/load-messages.ts'
import { signInPath } from '#src/routes.ts'
import type { AppEnv } from './app-env.ts'
import { createPlainPageCsp } from './plain-style.ts'
import { renderPlainPage } from './render-plain-page.ts'

/** The message and the HTTP status of each failure. */
const failures = {
  cancelled: ['identity:failureCancelled', 400],
  asks: ['identity:failureAsks', 400],
  away: ['identity:failureAway', 503],
  lapsed: ['identity:failureLapsed', 400],
  unknown: ['identity:failureUnknown', 400],
  emailMissing: ['identity:failureEmailMissing', 400],
  clock: ['identity:failureClock', 502],
  misconfigured: ['identity:failureMisconfigured', 502],
  often: ['identity:failureOften', 429],
  refused: ['identity:failureRefused', 400],
} as const satisfies Record<SignInFailure, readonly [string, number]>

/**
 * The failures that only the operators of the portal can fix. For these failures the page shows the id of the
 * request, which is also in the log.
 */
const operatorFailures: readonly SignInFailure[] = ['clock', 'misconfigured', 'refused']

export interface SignInFailurePage {
  language: string
  target: string
  failure: SignInFailure
  /** The id of the request, which is also in the log. */
  request?: string
}

/**
 * Returns the page after a failed sign-in. It states what happened and what to do, and has a button to try again.
 */
export function renderSignInFailure({ language, target, failure, request }: SignInFailurePage): string {
  const { t, locale } = translatorOf(language, 'identity')
  const number = operatorFailures.includes(failure) && request
  const content = [
    `<p>${escapeMarkup(t(failures[failure][0]))}</p>`,
    ...(number ? [`<p>${escapeMarkup(t('identity:tellThem', { number }))}</p>`] : []),
    `<a class="button" href="${escapeMarkup(signInPath(target))}">${escapeMarkup(t('identity:tryAgain'))}</a>`,
  ]
  return renderPlainPage({ language: locale, title: t('identity:failedTitle'), content: content.join('\n') })
}

/** The Content-Security-Policy of the page after a failed sign-in, which contains only text and one link. */
export const signInFailurePageCsp = createPlainPageCsp("form-action 'none'")

/** Sends the page after a failed sign-in. */
export function respondSignInFailed(
  c: Context<AppEnv>,
  failed: Omit<SignInFailurePage, 'request'>,
): Response {
  c.header('content-security-policy', signInFailurePageCsp)
  if (failed.failure === 'away' || failed.failure === 'often') c.header('retry-after', '60')
  return c.html(renderSignInFailure({ ...failed, request: c.get('requestId') }), failures[failed.failure][1])
}

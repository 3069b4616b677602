import type { Context } from 'hono'
import type { SignOnFailure } from '#src/domain/learner/sign-on-failure.ts'
import { escapeMarkup } from '#src/i18n/escape-markup.ts'
import { translatorOf } from '#src/i18n/load-messages.ts'
import { signOnPath } from '#src/routes.ts'
import type { AppEnv } from './app-env.ts'
import { plainPolicy } from './plain-style.ts'
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
} as const satisfies Record<SignOnFailure, readonly [string, number]>

/**
 * The failures that only the operators of the portal can fix. For these failures the page shows the id of the
 * request, which is also in the log.
 */
const operatorFailures: readonly SignOnFailure[] = ['clock', 'misconfigured', 'refused']

export interface SignOnFailurePage {
  language: string
  target: string
  failure: SignOnFailure
  /** The id of the request, which is also in the log. */
  request?: string
}

/**
 * Returns the page after a failed sign-in. It states what happened and what to do, and has a button to try again.
 */
export function renderSignOnFailure({ language, target, failure, request }: SignOnFailurePage): string {
  const { t, locale } = translatorOf(language, 'identity')
  const number = operatorFailures.includes(failure) && request
  const content = [
    `<p>${escapeMarkup(t(failures[failure][0]))}</p>`,
    ...(number ? [`<p>${escapeMarkup(t('identity:tellThem', { number }))}</p>`] : []),
    `<a class="button" href="${escapeMarkup(signOnPath(target))}">${escapeMarkup(t('identity:tryAgain'))}</a>`,
  ]
  return renderPlainPage({ language: locale, title: t('identity:failedTitle'), content: content.join('\n') })
}

/** The Content-Security-Policy of the page after a failed sign-in, which contains only text and one link. */
export const signOnFailedPolicy = plainPolicy("form-action 'none'")

/** Sends the page after a failed sign-in. */
export function respondSignOnFailed(
  c: Context<AppEnv>,
  failed: Omit<SignOnFailurePage, 'request'>,
): Response {
  c.header('content-security-policy', signOnFailedPolicy)
  if (failed.failure === 'away' || failed.failure === 'often') c.header('retry-after', '60')
  return c.html(renderSignOnFailure({ ...failed, request: c.get('requestId') }), failures[failed.failure][1])
}

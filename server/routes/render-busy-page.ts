import type { Context } from 'hono'
import { wireNameByFilter } from '#src/contract/protocol/wire-name-by-filter.ts'
import { escapeMarkup } from '#src/i18n/escape-markup.ts'
import { translatorOf } from '#src/i18n/load-messages.ts'
import type { PageQuery } from '#src/query/page-query.ts'
import type { Tenant } from '#src/sites/site.ts'
import type { AppEnv } from '../http/app-env.ts'
import { createPlainPageCsp } from '../http/plain-style.ts'
import { renderPlainPage } from '../http/render-plain-page.ts'
import { retryAfterSeconds } from '../http/retry-after.ts'

const hiddenInput = ([name, value]: [string, string]): string =>
  `<input type="hidden" name="${escapeMarkup(name)}" value="${escapeMarkup(value)}">`

/** Returns the page for a busy server: a form with the search text and filters of the URL, to try again. */
export function renderBusyPage({ place, path, address }: PageQuery, brand: Tenant | undefined): string {
  const { t, locale } = translatorOf(place.language, 'error')
  const parameters = [...new URLSearchParams(address.slice(path.length))]
  const keyword = parameters.find(([name]) => name === wireNameByFilter.keyword)?.[1]
  const label = escapeMarkup(t('search:label'))
  const content = [
    `<p role="status">${escapeMarkup(t('error:reason.searches'))}</p>`,
    `<form action="${escapeMarkup(path)}">`,
    ...(keyword === undefined
      ? []
      : [
          `<label for="keyword">${label}</label>`,
          `<input id="keyword" type="search" name="${wireNameByFilter.keyword}" value="${escapeMarkup(keyword)}" maxlength="100">`,
        ]),
    ...parameters.filter(([name]) => name !== wireNameByFilter.keyword).map(hiddenInput),
    `<button>${escapeMarkup(t('list:retry'))}</button>`,
    '</form>',
  ]
  return renderPlainPage({ language: locale, title: t('error:busy'), brand, content: content.join('\n') })
}

/** Sends the busy page (503) in response to a URL with a query. */
export function respondBusy(c: Context<AppEnv>, query: PageQuery, brand: Tenant | undefined): Response {
  c.header('content-security-policy', createPlainPageCsp("form-action 'self'"))
  c.header('retry-after', retryAfterSeconds)
  c.header('cache-control', 'no-store')
  c.header('x-robots-tag', 'noindex')
  return c.html(renderBusyPage(query, brand), 503)
}

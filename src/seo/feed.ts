import type { NewsSummary } from '../domain/news/news.ts'
import { escapeMarkup } from '../i18n/escape-markup.ts'
import { routes } from '../routes.ts'

type FeedLocals = Pick<App.Locals, 'page' | 'origin' | 'tenant' | 'translator'>

/** Returns the RSS 2.0 feed of the newest news of a site in one language. */
export function renderFeed(
  news: readonly NewsSummary[],
  { page, origin, tenant, translator }: FeedLocals,
): string {
  const { place } = page
  const item = ({ id, title, summary, date }: NewsSummary) => {
    const link = escapeMarkup(origin + routes.news(place, id))
    const day = new Date(`${date}T00:00:00Z`).toUTCString()
    return `<item><title>${escapeMarkup(title)}</title><link>${link}</link><guid>${link}</guid><pubDate>${day}</pubDate><description>${escapeMarkup(summary)}</description></item>\n`
  }
  const title = escapeMarkup(
    translator.t('shell:title', { page: translator.t('news:title'), portal: tenant.name }),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n',
    `<title>${title}</title><link>${escapeMarkup(origin + routes.newsList(place))}</link>`,
    `<description>${escapeMarkup(translator.t('news:lead'))}</description><language>${place.language}</language>\n`,
    `<atom:link href="${escapeMarkup(origin + page.path)}" rel="self" type="application/rss+xml"/>\n`,
    ...news.map(item),
    '</channel></rss>\n',
  ].join('')
}

import type { NewsSummary } from '../domain/news/news.ts'
import { formatDate } from '../i18n/format.ts'
import { langAttributesOf } from '../i18n/lang-attributes.ts'
import { type Place, routes } from '../routes.ts'
import { useTranslation } from './TranslationContext.tsx'

interface NewsRowsProps {
  news: readonly NewsSummary[]
  place: Place
  level?: 'h2' | 'h3'
  /** Whether each item shows its summary. */
  summaries?: boolean
}

/** The news of a list. */
export function NewsRows({ news, place, level: Heading = 'h2', summaries = false }: NewsRowsProps) {
  const { locale } = useTranslation()
  return (
    <ul className="panel tight rows r2 whole">
      {news.map((item) => (
        <li key={item.id}>
          <div className="stack gap-1">
            <Heading className="name" {...langAttributesOf(item, locale)}>
              <a href={routes.news(place, item.id)}>{item.title}</a>
            </Heading>
            {summaries && (
              <p className="muted" {...langAttributesOf(item, locale)}>
                {item.summary}
              </p>
            )}
          </div>
          <time className="meta" dateTime={item.date}>
            {formatDate(locale, item.date)}
          </time>
        </li>
      ))}
    </ul>
  )
}

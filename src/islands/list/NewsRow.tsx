import type { NewsSummary } from '#src/domain/news/news.ts'
import { dayInWords } from '#src/i18n/format.ts'
import { tongueOf } from '#src/i18n/tongue.ts'
import { useWords } from '#src/ui/Words.tsx'

/** A line of the news, as components/news/NewsRow.astro draws it. */
export function NewsRow({ news, href }: { news: NewsSummary; href: string }) {
  const { spoken } = useWords()
  const tongue = tongueOf(news, spoken)
  return (
    <li>
      <div className="stack gap-1">
        <h2 className="name" {...tongue}>
          <a href={href}>{news.title}</a>
        </h2>
        <p className="muted" {...tongue}>
          {news.summary}
        </p>
      </div>
      <time className="meta" dateTime={news.date}>
        {dayInWords(spoken, news.date)}
      </time>
    </li>
  )
}

import type { Found, FoundType } from '#src/domain/found.ts'
import { tongueOf } from '#src/i18n/tongue.ts'
import { type Place, routes } from '#src/routes.ts'
import type { Results } from '#src/stores/list.ts'
import { useWords } from '#src/ui/Words.tsx'

interface FindsProps {
  place: Place
  keyword: string
  results: Results<Found>
  onRetry: () => void
}

const addresses: Record<FoundType, (place: Place, id: number) => string> = {
  certification: routes.certification,
  course: routes.course,
  video: routes.course,
  classroom: routes.classroom,
  topic: routes.topic,
  news: routes.news,
  faq: (place, id) => `${routes.faq(place)}#question-${id}`,
}

/** The search results, or that there are none; a failure never looks like none. */
export function Finds({ place, keyword, results, onRetry }: FindsProps) {
  const { t } = useWords()
  if (keyword === '') return <p className="empty">{t('search:type')}</p>
  if (results.state === 'failed')
    return (
      <section className="empty failed" role="alert">
        <p>{t('search:failed')}</p>
        <button type="button" className="btn sec2" onClick={onRetry}>
          {t('list:retry')}
        </button>
      </section>
    )
  if (results.state === 'ready' && results.total === 0)
    return (
      <p className="empty" role="status">
        {t('search:none', { keyword })}
      </p>
    )
  const rows = 'rows' in results ? results.rows : []
  return (
    <section aria-busy={results.state === 'loading' || undefined}>
      <p role="status" className="results-head">
        <b className="num">{results.state === 'ready' && t('search:count', { count: results.total })}</b>
      </p>
      <ul className="panel tight rows whole">
        {rows.map((found) => (
          <Find
            key={`${found.type}-${found.id}`}
            found={found}
            href={addresses[found.type](place, found.id)}
          />
        ))}
      </ul>
    </section>
  )
}

function Find({ found, href }: { found: Found; href: string }) {
  const { t, spoken } = useWords()
  const tongue = tongueOf(found, spoken)
  return (
    <li>
      <div className="stack gap-1">
        <p className="meta">{t(`search:of.${found.type}`)}</p>
        <h2 className="name" {...tongue}>
          <a href={href}>{found.title}</a>
        </h2>
        <p className="muted" {...tongue}>
          {found.summary}
        </p>
      </div>
    </li>
  )
}

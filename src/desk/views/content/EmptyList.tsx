import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { Link } from '../../components/Link.tsx'
import type { ContentFilter } from './content-filter.ts'
import { contentListUrl } from './content-list-url.ts'

/** A message instead of an empty list. If the list is filtered, a link removes the filters. */
export function EmptyList({ family, filter }: { family: string | undefined; filter: ContentFilter }) {
  const { t } = useTranslation()
  const isFiltered = Object.keys(filter).some((name) => name !== 'sort')
  return (
    <div className="empty">
      <p>{t(isFiltered ? 'content:empty' : 'content:emptyFamily')}</p>
      {isFiltered && (
        <Link className="btn sec2" href={contentListUrl(family, {})}>
          {t('content:clearFilters')}
        </Link>
      )}
    </div>
  )
}

import type { SearchResultGroup, SearchResultType } from '#src/domain/search/search-result.ts'
import { onPlainClick } from '#src/ui/plain-click.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

interface SearchKindsProps {
  groups: readonly SearchResultGroup[]
  chosen: SearchResultType | undefined
  urlOf: (type: SearchResultType | undefined) => string
  onChoose: (type: SearchResultType | undefined) => void
}

/** The types of the results, each with its count, as links that preserve the keyword. */
export function SearchKinds({ groups, chosen, urlOf, onChoose }: SearchKindsProps) {
  const { t } = useTranslation()
  if (groups.length < 2) return null
  const all = groups.reduce((sum, { count }) => sum + count, 0)
  const link = (type: SearchResultType | undefined, name: string, count: number) => (
    <a
      key={type ?? 'all'}
      className="tag"
      href={urlOf(type)}
      aria-current={chosen === type ? 'true' : undefined}
      data-act={`kind-${type ?? 'all'}`}
      onClick={onPlainClick(() => onChoose(type))}
    >
      {name} <span className="num">{count}</span>
    </a>
  )
  return (
    <nav className="row wrap-row" aria-label={t('search:groups')}>
      {link(undefined, t('search:all'), all)}
      {groups.map(({ type, count }) => link(type, t(`search:of.${type}`), count))}
    </nav>
  )
}

import { type ReactNode, useRef } from 'react'
import type { Facet, FilterValues } from '#src/domain/filter/facet.ts'
import { idleCameraDrawing } from '#src/drawings/pictures.ts'
import { totalOf } from '#src/stores/list/list.ts'
import type { ListingOfName } from '#src/stores/list/listing.ts'
import { ChosenFilters } from '#src/ui/ChosenFilters.tsx'
import { LoadFailure } from '#src/ui/LoadFailure.tsx'
import { onPlainClick } from '#src/ui/plain-click.ts'
import { StaticHtml } from '#src/ui/StaticHtml.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { countKeyByList } from './count-keys.ts'
import { ListRows } from './ListRows.tsx'
import type { ListProps } from './props.ts'

interface ResultsProps extends ListProps {
  results: ListingOfName
  facets: readonly Facet[]
  chosen: FilterValues
  /** Returns the URL of the list with the given filters. */
  urlOf: (chosen: FilterValues) => string
  onChoose: (chosen: FilterValues) => void
  onRetry: () => void
  /** The pagination of the list. */
  children: ReactNode
}

/**
 * The results of a list: count, chosen filters and rows. If loading failed, an error is shown, never an empty list.
 */
export function ListResults(props: ResultsProps) {
  const { list, place, staticHtml, results, chosen, facets, urlOf, onChoose, onRetry, children } = props
  const { t } = useTranslation()
  const head = useRef<HTMLParagraphElement>(null)
  // The pressed button disappears when the filter changes, so the focus moves to the count.
  const choose = (next: FilterValues) => {
    onChoose(next)
    head.current?.focus()
  }
  if (results.state === 'failed')
    return <LoadFailure text={t('list:failed')} retry={t('list:retry')} onRetry={onRetry} />
  const rows = 'rows' in results && results.rows.length > 0 ? results.rows : undefined
  const empty = (results.state === 'ready' && !rows) || (results.state === 'static' && props.total === 0)
  return (
    <section aria-label={t('filter:results')} aria-busy={results.state === 'loading' || undefined}>
      <div className="row between results-head">
        <p role="status" ref={head} tabIndex={-1}>
          <b className="num">{t(countKeyByList[list], { count: totalOf(results, props.total) })}</b>
        </p>
        <ChosenFilters {...{ chosen, facets, urlOf }} canClear={!empty} onChoose={choose} />
      </div>
      {empty ? (
        <Empty href={urlOf({})} onClear={() => choose({})} />
      ) : rows ? (
        <ListRows list={list} rows={rows} place={place} />
      ) : (
        <StaticHtml name="results" html={staticHtml.results} />
      )}
      {children}
    </section>
  )
}

function Empty({ href, onClear }: { href: string; onClear: () => void }) {
  const { t } = useTranslation()
  return (
    <div className="empty">
      <svg
        className="pic"
        viewBox="0 0 120 84"
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
        dangerouslySetInnerHTML={{ __html: idleCameraDrawing }}
      />
      <p>{t('list:none')}</p>
      <a className="btn sec2" href={href} data-act="clear-all" onClick={onPlainClick(onClear)}>
        {t('list:clear')}
      </a>
    </div>
  )
}

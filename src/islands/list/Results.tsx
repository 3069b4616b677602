import { idleCamera } from '#src/drawings/pictures.ts'
import { type Results as Found, totalOf } from '#src/stores/list.ts'
import type { Listed, ListName } from '#src/stores/listing.ts'
import { Failed } from '#src/ui/Failed.tsx'
import { Kept } from '#src/ui/Kept.tsx'
import { useWords } from '#src/ui/Words.tsx'
import type { ListProps } from './props.ts'
import { Rows } from './Rows.tsx'

interface ResultsProps extends ListProps {
  results: Found<Listed[ListName]>
  onClear: () => void
  onRetry: () => void
}

/** The results of a list: how many, and the rows. A failure never looks like an empty list. */
export function Results(props: ResultsProps) {
  const { list, place, kept, results, onClear, onRetry } = props
  const { t } = useWords()
  if (results.state === 'failed')
    return <Failed text={t('list:failed')} retry={t('list:retry')} onRetry={onRetry} />
  const rows = 'rows' in results && results.rows.length > 0 ? results.rows : undefined
  const total = totalOf(results, props.total)
  const count = list === 'workshop' || list === 'classroom' ? 'classroom:list.count' : `${list}:count`
  return (
    <section aria-busy={results.state === 'loading' || undefined}>
      <p role="status" className="results-head">
        <b className="num">{t(count, { count: total })}</b>
      </p>
      {results.state === 'ready' && !rows ? (
        <Empty onClear={onClear} />
      ) : rows ? (
        <Rows list={list} rows={rows} place={place} />
      ) : (
        <Kept name="results" html={kept.results} />
      )}
    </section>
  )
}

function Empty({ onClear }: { onClear: () => void }) {
  const { t } = useWords()
  return (
    <div className="empty">
      <svg
        className="pic"
        viewBox="0 0 120 84"
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
        dangerouslySetInnerHTML={{ __html: idleCamera }}
      />
      <p>{t('list:none')}</p>
      <button type="button" className="btn sec2" onClick={onClear}>
        {t('list:clear')}
      </button>
    </div>
  )
}

import { useStore } from '@nanostores/react'
import { checkContent } from '#src/contract/publishing/editing.ts'
import type { CheckedFinding } from '#src/domain/content-item/content-finding.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { $router } from '../../address/router.ts'
import { FailedPanel } from '../../components/FailedPanel.tsx'
import { formatNumber } from '../../components/format-time.ts'
import { Panel } from '../../components/Panel.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { useCall } from '../../components/use-call.ts'
import { ItemFindings } from './ItemFindings.tsx'

/** The maximum number of items that are shown. */
const maxShown = 100

/** The findings in all published content, grouped by item. The URL contains the filter. */
export function ContentCheck() {
  const { t } = useTranslation()
  const { value, failure, isLoading, reload } = useCall(checkContent, {})
  const { search } = useStore($router) ?? { search: {} as Record<string, string> }
  const { level = '', rule = '' } = search
  const filter = (changes: { level?: string; rule?: string }) => {
    const filters = Object.entries({ level, rule, ...changes }).filter(([, each]) => each !== '')
    const query = new URLSearchParams(filters).toString()
    $router.open(query ? `${location.pathname}?${query}` : location.pathname, true)
  }
  const findings = value?.findings ?? []
  const shown = findings.filter(
    (finding) => (level === '' || finding.level === level) && (rule === '' || finding.rule === rule),
  )
  const items = [...Map.groupBy(shown, ({ family, id }: CheckedFinding) => `${family} ${id}`)]
  const count = (level: string) => formatNumber(findings.filter((each) => each.level === level).length)
  return (
    <Panel
      title={t('publishing:check')}
      remark={
        value &&
        t('publishing:checked', {
          items: formatNumber(value.items),
          errors: count('error'),
          warnings: count('warning'),
        })
      }
      actions={
        <>
          <select
            className="in auto"
            aria-label={t('publishing:level')}
            value={level}
            onChange={(event) => filter({ level: event.target.value })}
          >
            <option value="">{t('publishing:anyLevel')}</option>
            <option value="error">{t('publishing:errors')}</option>
            <option value="warning">{t('publishing:warnings')}</option>
          </select>
          <select
            className="in auto"
            aria-label={t('publishing:rule')}
            value={rule}
            onChange={(event) => filter({ rule: event.target.value })}
          >
            <option value="">{t('publishing:anyRule')}</option>
            {[...new Set(findings.map((finding) => finding.rule))].sort().map((name) => (
              <option key={name} value={name}>
                {t(`publishing:rules.${name}`)}
              </option>
            ))}
          </select>
          <button className="btn sec2" type="button" aria-busy={isLoading} onClick={reload}>
            {t('publishing:checkAgain')}
          </button>
        </>
      }
    >
      {failure && <FailedPanel failure={failure} onRetry={reload} />}
      {!value && !failure && <Skeleton lines={8} />}
      {value && items.length === 0 && (
        <p className="c meta" role="status">
          {t('publishing:nothingFound')}
        </p>
      )}
      <ul className="list b">
        {items.slice(0, maxShown).map(([name, of]) => (
          <ItemFindings key={name} findings={of} />
        ))}
      </ul>
      {items.length > maxShown && (
        <footer className="meta">{t('publishing:moreItems', { count: items.length - maxShown })}</footer>
      )}
    </Panel>
  )
}

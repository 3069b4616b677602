import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import { findContentItems } from '#src/contract/publishing/content-list.ts'
import { getPoolQuestionCounts } from '#src/contract/publishing/question-bank.ts'
import { poolUse } from '#src/domain/pool/pool-use.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { $router, urlOf } from '../../address/router.ts'
import { DeskIcon } from '../../components/DeskIcon.tsx'
import { FailedPanel } from '../../components/FailedPanel.tsx'
import { LanguageStrip } from '../../components/LanguageStrip.tsx'
import { Link } from '../../components/Link.tsx'
import { SearchField } from '../../components/SearchField.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { StateChip } from '../../components/StateChip.tsx'
import { useCall } from '../../components/use-call.ts'
import { usePagedList } from '../../components/use-paged-list.ts'
import { useRowShortcuts } from '../../components/use-row-shortcuts.ts'
import { usePageTitle } from '../../components/use-title.ts'
import { $me } from '../../session/me.ts'
import { FilterSelect } from '../content/FilterSelect.tsx'
import { LanguageStripLegend } from '../content/LanguageStripLegend.tsx'

const isUse = (value: string | undefined): value is (typeof poolUse.options)[number] =>
  poolUse.options.some((use) => use === value)

/** The pools of questions, with their use and their size. */
export default function PoolListView() {
  const { t } = useTranslation()
  const { query, use } = (useStore($router)?.search ?? {}) as Record<string, string | undefined>
  const { languages } = useStore($me)
  const { rows, total, hasMore, isLoading, failure, loadMore, reload } = usePagedList(findContentItems, {
    ...{ family: 'pool', sort: 'title', limit: 100 },
    ...(query && { query }),
  })
  const figures = useCall(
    getPoolQuestionCounts,
    rows && rows.length > 0 ? { ids: rows.map(({ id }) => id) } : null,
  )
  const byId = new Map(figures.value?.map((each) => [each.poolId, each]))
  const body = useRef<HTMLTableSectionElement>(null)
  useRowShortcuts(body)
  usePageTitle(t('questions:title'))
  const shown = isUse(use) ? rows?.filter(({ id }) => byId.get(id)?.use === use) : rows
  const open = (change: Record<string, string | undefined>) => {
    const search = Object.entries({ query, use, ...change }).filter(([, value]) => value)
    $router.open(urlOf($router, 'questions', {}, Object.fromEntries(search) as Record<string, string>), true)
  }
  return (
    <div className="dm">
      <div className="ph">
        <h1 className="h1">{t('questions:title')}</h1>
        {total && <span className="muted num">{t('questions:pools', { count: total.count })}</span>}
        <div className="end">
          <Link className="btn" href={urlOf($router, 'importNew', {})}>
            <DeskIcon name="upload" />
            {t('questions:importNew')}
          </Link>
        </div>
      </div>
      <div className="stk">
        <search className="tool">
          <SearchField
            label={t('questions:searchPool')}
            value={query ?? ''}
            onSearch={(next) => open({ query: next })}
          />
          <FilterSelect
            label={t('questions:use')}
            all={t('questions:all')}
            options={poolUse.options.map((value) => ({ value, label: t(`questions:uses.${value}`) }))}
            value={use}
            onChange={(next) => open({ use: next })}
          />
        </search>
        {failure && <FailedPanel failure={failure} onRetry={reload} />}
        {figures.failure && <FailedPanel failure={figures.failure} onRetry={figures.reload} />}
        {!rows && !failure && <Skeleton lines={12} />}
        {shown?.length === 0 && (
          <div className="empty">
            <p>{t('questions:noPool')}</p>
          </div>
        )}
        {shown && shown.length > 0 && (
          <section className="pn" aria-label={t('questions:title')} aria-busy={isLoading}>
            <div className="tw">
              <table className="tbl">
                <thead>
                  <tr>
                    <th scope="col">{t('questions:pool')}</th>
                    <th scope="col">{t('questions:use')}</th>
                    <th scope="col" className="r">
                      {t('questions:questions')}
                    </th>
                    <th scope="col">{t('questions:state')}</th>
                    <th scope="col">
                      <span className="sr">{t('questions:languages')}</span>
                      <span className="lsh" aria-hidden="true">
                        {languages.map((code) => (
                          <span key={code}>{code}</span>
                        ))}
                      </span>
                    </th>
                  </tr>
                </thead>
                <tbody ref={body}>
                  {shown.map((row) => {
                    const own = byId.get(row.id)
                    return (
                      <tr key={row.id}>
                        <th scope="row" className="t">
                          <Link href={urlOf($router, 'pool', { id: row.id })} data-open>
                            <bdi>{row.title}</bdi>
                          </Link>
                          <bdi className="mono meta block">{row.id}</bdi>
                        </th>
                        <td>{own?.use && t(`questions:uses.${own.use}`)}</td>
                        <td className="r num">
                          {own?.questions}
                          {own !== undefined && own.takenOut > 0 && (
                            <span className="meta block">
                              {t('questions:takenOut', { count: own.takenOut })}
                            </span>
                          )}
                        </td>
                        <td>
                          <StateChip state={row.state} draft={row.draft} />
                        </td>
                        <td>
                          <LanguageStrip languages={row.languages} />
                        </td>
                      </tr>
                    )
                  })}
                </tbody>
              </table>
            </div>
            <footer>
              <LanguageStripLegend />
              {hasMore && (
                <button className="btn sec2" type="button" aria-busy={isLoading} onClick={loadMore}>
                  {t('questions:more')}
                </button>
              )}
            </footer>
          </section>
        )}
      </div>
    </div>
  )
}

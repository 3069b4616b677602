import { useRef } from 'react'
import { getPoolQuestionCounts } from '#src/contract/publishing/question-bank.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { $router, urlOf } from '../../address/router.ts'
import { FailedPanel } from '../../components/FailedPanel.tsx'
import { Link } from '../../components/Link.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { useCall } from '../../components/use-call.ts'
import { useRowShortcuts } from '../../components/use-row-shortcuts.ts'
import { usePageTitle } from '../../components/use-title.ts'

/** The list of question pools for a reviewer, who reads their statistics. */
export default function ReviewerPoolListView() {
  const { t } = useTranslation()
  const { value: pools, failure, reload } = useCall(getPoolQuestionCounts, {})
  const body = useRef<HTMLTableSectionElement>(null)
  useRowShortcuts(body)
  usePageTitle(t('questions:title'))
  return (
    <div className="dm">
      <div className="ph">
        <h1 className="h1">{t('questions:title')}</h1>
        {pools && <span className="muted num">{t('questions:pools', { count: pools.length })}</span>}
      </div>
      <div className="stk">
        {failure && <FailedPanel failure={failure} onRetry={reload} />}
        {!pools && !failure && <Skeleton lines={12} />}
        {pools?.length === 0 && (
          <div className="empty">
            <p>{t('questions:noPool')}</p>
          </div>
        )}
        {pools && pools.length > 0 && (
          <section className="pn" aria-label={t('questions:title')}>
            <div className="tw">
              <table className="tbl">
                <thead>
                  <tr>
                    <th scope="col">{t('questions:pool')}</th>
                    <th scope="col">{t('questions:use')}</th>
                    <th scope="col" className="r">
                      {t('questions:questions')}
                    </th>
                  </tr>
                </thead>
                <tbody ref={body}>
                  {pools.map(({ poolId, title, use, questions, takenOut }) => (
                    <tr key={poolId}>
                      <th scope="row" className="t">
                        <Link href={urlOf($router, 'pool', { id: poolId })} data-open>
                          <bdi>{title || poolId}</bdi>
                        </Link>
                        <bdi className="mono meta block">{poolId}</bdi>
                      </th>
                      <td>{use && t(`questions:uses.${use}`)}</td>
                      <td className="r num">
                        {questions}
                        {takenOut > 0 && (
                          <span className="meta block">{t('questions:takenOut', { count: takenOut })}</span>
                        )}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </section>
        )}
      </div>
    </div>
  )
}

import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { findContentItems } from '#src/contract/publishing/content-list.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { saveListUrl } from '../../address/last-list.ts'
import { $router, urlOf } from '../../address/router.ts'
import { FailedPanel } from '../../components/FailedPanel.tsx'
import { formatNumber } from '../../components/format-time.ts'
import { Skeleton } from '../../components/Skeleton.tsx'
import { useKeys } from '../../components/use-keys.ts'
import { usePagedList } from '../../components/use-paged-list.ts'
import { usePageTitle } from '../../components/use-title.ts'
import { canCreateItems } from '../../session/roles.ts'
import { BulkBar } from './BulkBar.tsx'
import { BulkResult } from './BulkResult.tsx'
import { CreateLink, CreateMenu } from './CreateLink.tsx'
import { parseContentFilter, requestOfFilter } from './content-filter.ts'
import { EmptyList } from './EmptyList.tsx'
import { FamilyNav } from './FamilyNav.tsx'
import { FilterBar } from './FilterBar.tsx'
import { ItemTable } from './ItemTable.tsx'
import { itemKey } from './item-key.ts'
import { UnseenBulkAction } from './UnseenBulkAction.tsx'
import { useBulkAction } from './use-bulk-action.ts'
import { useUnseenBulkActions } from './use-unseen-bulk-actions.ts'

/**
 * The list of content items of all families or of one family, with the search and the filters that the URL contains.
 */
export function ContentView({ family }: { family?: string | undefined }) {
  const { t } = useTranslation()
  const filter = parseContentFilter(useStore($router)?.search ?? {})
  const { rows, total, hasMore, isLoading, failure, loadMore, reload } = usePagedList(
    findContentItems,
    requestOfFilter(family, filter),
  )
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  useEffect(saveListUrl)
  const title = family ? t(`shell:family.${family}`) : t('content:title')
  const createHref = family && canCreateItems() && urlOf($router, 'create', { family })
  usePageTitle(title)
  useKeys({
    ...(createHref ? { c: () => $router.open(createHref) } : {}),
    escape: () => setSelected(new Set()),
  })
  const chosen = rows?.filter((row) => selected.has(itemKey(row))) ?? []
  const unseen = useUnseenBulkActions()
  const bulk = useBulkAction(chosen, (shownId) => {
    reload()
    if (shownId !== undefined) unseen.close(shownId)
    unseen.reload()
  })
  const unseenActions = unseen.acts.filter(({ state }) => !(bulk.running && state === 'running'))
  return (
    <div className="dm">
      <a className="skip" href="#list">
        {t('content:listSkip')}
      </a>
      <div className="ph">
        <h1 className="h1">{title}</h1>
        {total && (
          <span className="muted num" role="status">
            {t(total.exact ? 'content:total' : 'content:atLeast', {
              count: total.count,
              formatted: formatNumber(total.count),
            })}
          </span>
        )}
        <div className="end">{family ? <CreateLink family={family} /> : <CreateMenu />}</div>
      </div>
      <div className="cw">
        <FamilyNav current={family} />
        <div className="stk">
          <FilterBar family={family} filter={filter} name={title} />
          {chosen.length > 0 && <BulkBar items={chosen} bulk={bulk} onClear={() => setSelected(new Set())} />}
          {bulk.done && (
            <BulkResult
              done={bulk.done}
              onUndo={(items) => void bulk.run('publish', items)}
              onClose={bulk.clear}
            />
          )}
          {bulk.running && chosen.length === 0 && (
            <p className="meta" role="status">
              {t(bulk.running === 'publish' ? 'content:publishing' : 'content:withdrawing')}{' '}
              {t('content:actGoesOn')}
            </p>
          )}
          {unseenActions.map((action) => (
            <UnseenBulkAction key={action.id} action={action} onClose={() => unseen.close(action.id)} />
          ))}
          {bulk.failure && <FailedPanel failure={bulk.failure} />}
          {failure && <FailedPanel failure={failure} onRetry={reload} />}
          {!rows && !failure && <Skeleton lines={12} />}
          {rows && rows.length === 0 && <EmptyList family={family} filter={filter} />}
          {rows && rows.length > 0 && (
            <ItemTable
              rows={rows}
              filter={filter}
              family={family}
              selected={selected}
              onSelect={setSelected}
              isLoading={isLoading}
              total={total}
              onMore={hasMore ? loadMore : undefined}
            />
          )}
        </div>
      </div>
    </div>
  )
}

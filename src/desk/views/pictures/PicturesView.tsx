import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import { findPictures } from '#src/contract/publishing/picture.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { $router, urlOf } from '../../address/router.ts'
import { FailedPanel } from '../../components/FailedPanel.tsx'
import { formatNumber } from '../../components/format-time.ts'
import { SearchField } from '../../components/SearchField.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { usePagedList } from '../../components/use-paged-list.ts'
import { useRowShortcuts } from '../../components/use-row-shortcuts.ts'
import { usePageTitle } from '../../components/use-title.ts'
import { FilterSelect } from '../content/FilterSelect.tsx'
import { PictureRow } from './PictureRow.tsx'
import { PictureUpload } from './PictureUpload.tsx'

/** The stored pictures, the newest first, with the items and videos that use them. */
export default function PicturesView() {
  const { t } = useTranslation()
  const { query, used } = (useStore($router)?.search ?? {}) as Record<string, string | undefined>
  const isUsed = used === 'true' || used === 'false' ? used === 'true' : undefined
  const { rows, total, hasMore, isLoading, failure, loadMore, reload } = usePagedList(findPictures, {
    ...{ limit: 50 },
    ...(query && { query }),
    ...(isUsed !== undefined && { used: isUsed }),
  })
  const body = useRef<HTMLTableSectionElement>(null)
  useRowShortcuts(body)
  usePageTitle(t('pictures:title'))
  const open = (change: Record<string, string | undefined>) => {
    const search = Object.entries({ query, used, ...change }).filter(([, value]) => value)
    $router.open(urlOf($router, 'pictures', {}, Object.fromEntries(search) as Record<string, string>), true)
  }
  return (
    <div className="dm">
      <div className="ph">
        <h1 className="h1">{t('pictures:title')}</h1>
        {total && (
          <span className="muted num">{`${formatNumber(total.count)}${total.exact ? '' : '+'}`}</span>
        )}
        <div className="end">
          <PictureUpload onStored={reload} />
        </div>
      </div>
      <div className="stk">
        <search className="tool">
          <SearchField
            label={t('pictures:find')}
            value={query ?? ''}
            onSearch={(next) => open({ query: next })}
          />
          <FilterSelect
            label={t('pictures:use')}
            all={t('pictures:all')}
            options={[
              { value: 'true', label: t('pictures:used') },
              { value: 'false', label: t('pictures:unused') },
            ]}
            value={used}
            onChange={(next) => open({ used: next })}
          />
        </search>
        {failure && <FailedPanel failure={failure} onRetry={reload} />}
        {!rows && !failure && <Skeleton lines={12} />}
        {rows?.length === 0 && (
          <div className="empty">
            <p>{t('pictures:none')}</p>
          </div>
        )}
        {rows && rows.length > 0 && (
          <section className="pn" aria-label={t('pictures:title')} aria-busy={isLoading}>
            <div className="tw">
              <table className="tbl">
                <thead>
                  <tr>
                    <th scope="col">{t('pictures:picture')}</th>
                    <th scope="col">{t('pictures:usedIn')}</th>
                    <th scope="col">{t('pictures:stored')}</th>
                  </tr>
                </thead>
                <tbody ref={body}>
                  {rows.map((row) => (
                    <PictureRow key={row.name} row={row} />
                  ))}
                </tbody>
              </table>
            </div>
            {hasMore && (
              <footer>
                <button className="btn sec2" type="button" aria-busy={isLoading} onClick={loadMore}>
                  {t('pictures:more')}
                </button>
              </footer>
            )}
          </section>
        )}
      </div>
    </div>
  )
}

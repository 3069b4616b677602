import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import type { ListedItem } from '#src/domain/content-item/listed-item.ts'
import type { ListTotal } from '#src/domain/list/list-page.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { KeyHint } from '../../components/KeyHint.tsx'
import { Link } from '../../components/Link.tsx'
import { useRowShortcuts } from '../../components/use-row-shortcuts.ts'
import { $me } from '../../session/me.ts'
import type { ContentFilter } from './content-filter.ts'
import { contentListUrl } from './content-list-url.ts'
import { ItemRow } from './ItemRow.tsx'
import { itemKey } from './item-key.ts'
import { LanguageStripLegend } from './LanguageStripLegend.tsx'

interface ItemTableProps {
  rows: readonly ListedItem[]
  filter: ContentFilter
  family: string | undefined
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
  isLoading: boolean
  total: ListTotal | undefined
  onMore: (() => void) | undefined
}

/** The table of items: `j` and `k` move, `x` selects, Enter opens. */
export function ItemTable({
  rows,
  filter,
  family,
  selected,
  onSelect,
  isLoading,
  total,
  onMore,
}: ItemTableProps) {
  const { t } = useTranslation()
  const { languages } = useStore($me)
  const body = useRef<HTMLTableSectionElement>(null)
  useRowShortcuts(body)
  const isAllSelected = rows.every((row) => selected.has(itemKey(row)))
  const toggle = (key: string) => {
    const next = new Set(selected)
    if (!next.delete(key)) next.add(key)
    onSelect(next)
  }
  return (
    <section id="list" tabIndex={-1} className="pn" aria-label={t('content:title')} aria-busy={isLoading}>
      <div className="tw">
        <table className="tbl">
          <thead>
            <tr>
              <th className="ck1" scope="col">
                <input
                  type="checkbox"
                  checked={isAllSelected}
                  aria-label={t('content:selectAll', { count: rows.length })}
                  onChange={() => onSelect(isAllSelected ? new Set() : new Set(rows.map(itemKey)))}
                />
              </th>
              <SortHead name="title" label={t('content:name')} filter={filter} family={family} />
              <th scope="col">{t('content:state')}</th>
              <th scope="col">
                <span className="sr">{t('content:languages')}</span>
                <span className="lsh" aria-hidden="true">
                  {languages.map((code) => (
                    <span key={code}>{code}</span>
                  ))}
                </span>
              </th>
              <th scope="col" className="r w-l">
                {t('content:sites')}
              </th>
              <SortHead name="changed" label={t('content:changed')} filter={filter} family={family} />
            </tr>
          </thead>
          <tbody ref={body}>
            {rows.map((row) => (
              <ItemRow
                key={itemKey(row)}
                row={row}
                showsFamily={family === undefined}
                language={filter.missing ?? filter.outdated}
                isSelected={selected.has(itemKey(row))}
                onToggle={() => toggle(itemKey(row))}
              />
            ))}
          </tbody>
        </table>
      </div>
      <footer>
        <LanguageStripLegend />
        <span className="lsk">
          <KeyHint>j</KeyHint>
          <KeyHint>k</KeyHint>
          <KeyHint>x</KeyHint>
          <KeyHint>Enter</KeyHint> {t('content:keysHint')}
        </span>
        {total && (
          <span className="meta end num">
            {t('content:shown', { shown: rows.length, total: total.exact ? total.count : `${total.count}+` })}
          </span>
        )}
        {onMore && (
          <button className="btn sec2" type="button" aria-busy={isLoading} onClick={onMore}>
            {t('content:more')}
          </button>
        )}
      </footer>
    </section>
  )
}

interface SortHeadProps {
  name: 'title' | 'changed'
  label: string
  filter: ContentFilter
  family: string | undefined
}

/**
 * A column heading that sorts the list. The first click uses the column's default order, the next click reverses
 * the order.
 */
function SortHead({ name, label, filter, family }: SortHeadProps) {
  const usual = name === 'changed' ? '-changed' : 'title'
  const reverse = name === 'changed' ? 'changed' : '-title'
  const { sort = '-changed' } = filter
  const isCurrent = sort === usual || sort === reverse
  return (
    <th scope="col" aria-sort={isCurrent ? (sort.startsWith('-') ? 'descending' : 'ascending') : undefined}>
      <Link
        className="sort"
        href={contentListUrl(family, { ...filter, sort: sort === usual ? reverse : usual })}
      >
        {label}
        {isCurrent && <Icon name={sort.startsWith('-') ? 'chevronDown' : 'up'} />}
      </Link>
    </th>
  )
}

import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { useWords } from './Words.tsx'

interface FilterSheetProps {
  /** How many of the filters are chosen. */
  chosen: number
  /** The field of the keyword. */
  keyword: ReactNode
  onKeyword: (keyword: string) => void
  /** The other filters. */
  children: ReactNode
}

/** The filters of a phone: a button that opens them as a sheet, and the keyword beside it. Speaks the area `list`. */
export function FilterSheet({ chosen, keyword, onKeyword, children }: FilterSheetProps) {
  const { t } = useWords()
  return (
    <form
      className="filters-m needs-script"
      data-act="filter"
      aria-label={t('list:filters')}
      onSubmit={(event) => {
        event.preventDefault()
        const form = event.currentTarget
        form.querySelector('details')?.removeAttribute('open')
        onKeyword(String(new FormData(form).get('keyword') ?? '').trim())
      }}
    >
      <details name="header">
        <summary className="btn sec2">
          <Icon name="filter" />
          {t('list:filters')}
          {chosen > 0 && ` (${chosen})`}
        </summary>
        <div className="sheet panel stack">
          {children}
          <button className="btn sec2 full" type="submit">
            {t('list:show')}
          </button>
        </div>
      </details>
      <div className="srch">
        <Icon name="search" />
        {keyword}
      </div>
    </form>
  )
}

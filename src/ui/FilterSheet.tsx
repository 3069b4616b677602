import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { useTranslation } from './TranslationContext.tsx'

interface FilterSheetProps {
  /** The number of filters that are set. */
  chosen: number
  /** The number of items that match the filters. */
  total: number
  /** The URL of the list, to which the form is submitted if scripts are not available. */
  address: string
  /** The keyword field, if the list has one. */
  keyword: ReactNode
  onSubmit: (form: HTMLFormElement) => void
  /** The other filters. */
  children: ReactNode
}

/** Closes the sheet and moves the focus to the button that opens it. */
function close(form: HTMLFormElement): void {
  const sheet = form.querySelector('details')
  if (!sheet?.open) return
  sheet.open = false
  sheet.querySelector('summary')?.focus()
}

/**
 * The filters on a phone: a button that opens them as a sheet, and the keyword field beside it. Escape and the button
 * at the end close the sheet. Uses the message namespace `list`.
 */
export function FilterSheet({ chosen, total, address, keyword, onSubmit, children }: FilterSheetProps) {
  const { t } = useTranslation()
  return (
    <form
      className="filters-m"
      action={address}
      data-act="filter"
      aria-label={t('list:filters')}
      onKeyDown={(event) => event.key === 'Escape' && close(event.currentTarget)}
      onSubmit={(event) => {
        event.preventDefault()
        close(event.currentTarget)
        onSubmit(event.currentTarget)
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
            {t('list:show')} ({total})
          </button>
        </div>
      </details>
      {keyword}
    </form>
  )
}

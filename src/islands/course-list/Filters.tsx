import { useEffect, useRef, useState } from 'react'
import { environment } from '#src/environment/environment.ts'
import { activeFilters } from '#src/stores/course-list.ts'
import { FilterSheet } from '#src/ui/FilterSheet.tsx'
import { useWords } from '#src/ui/Words.tsx'
import { Choices } from './Choices.tsx'
import type { FiltersProps } from './props.ts'

/** The filters: a form at the side, or a keyword and a sheet on a phone. */
export function Filters(props: FiltersProps) {
  return props.variant === 'mobile' ? <MobileFilters {...props} /> : <DesktopFilters {...props} />
}

/** Searches for the words that stand in the keyword's field now. */
function submit(event: React.SubmitEvent<HTMLFormElement>, { onChange }: FiltersProps): void {
  event.preventDefault()
  onChange({ keyword: String(new FormData(event.currentTarget).get('keyword')).trim() })
}

function DesktopFilters(props: FiltersProps) {
  const { t } = useWords()
  return (
    <form
      className="filters needs-script panel stick stack gap-3.5"
      data-act="filter"
      aria-labelledby="filters"
      onSubmit={(event) => submit(event, props)}
    >
      <h2 className="t20" id="filters">
        {t('list:filters')}
      </h2>
      <div className="field">
        <label htmlFor="keyword">{t('list:keyword')}</label>
        <Keyword {...props} id="keyword" placeholder={t('course-list:keywordExample')} />
      </div>
      <Choices {...props} />
      <button className="btn sec2 full" type="submit">
        {t('list:show')}
      </button>
    </form>
  )
}

function MobileFilters(props: FiltersProps) {
  const { t } = useWords()
  const chosen = activeFilters(props.query).filter((name) => name !== 'keyword').length
  return (
    <FilterSheet
      chosen={chosen}
      keyword={<Keyword {...props} label={t('list:keyword')} placeholder={t('list:keyword')} />}
      onKeyword={(keyword) => props.onChange({ keyword })}
    >
      <Choices {...props} />
    </FilterSheet>
  )
}

/**
 * How long typing rests before the search begins, in milliseconds; Enter searches at once. Specification 1,
 * section 9: default debounce.
 */
const rest = 1000

function Keyword(props: FiltersProps & { id?: string; label?: string; placeholder: string }) {
  const { query, onChange } = props
  const [text, setText] = useState(query.keyword)
  const forget = useRef<() => void>(undefined)
  useEffect(() => setText(query.keyword), [query.keyword])
  return (
    <input
      className="in"
      id={props.id}
      name="keyword"
      type="search"
      maxLength={100}
      value={text}
      aria-label={props.label}
      placeholder={props.placeholder}
      onChange={(event) => {
        const keyword = event.currentTarget.value
        setText(keyword)
        forget.current?.()
        forget.current = environment().later(() => onChange({ keyword: keyword.trim() }), rest)
      }}
    />
  )
}

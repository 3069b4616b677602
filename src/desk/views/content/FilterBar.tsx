import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { itemState } from '#src/domain/content-item/edition.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { languageName } from '../../components/language-name.ts'
import { useKeys } from '../../components/use-keys.ts'
import { $me } from '../../session/me.ts'
import { type ContentFilter, myItemsFilter } from './content-filter.ts'
import { openFilteredList } from './content-list-url.ts'
import { FilterSelect } from './FilterSelect.tsx'

/** The milliseconds without typing after which the list is searched. */
const pause = 200

interface FilterBarProps {
  family: string | undefined
  filter: ContentFilter
  name: string
}

/** Search and filters of the list; the URL contains them. */
export function FilterBar({ family, filter, name }: FilterBarProps) {
  const { t } = useTranslation()
  const { sites = [], languages } = useStore($me)
  const [typed, setTyped] = useState(filter.query ?? '')
  const input = useRef<HTMLInputElement>(null)
  useKeys({ '/': () => input.current?.focus() })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing searches
  useEffect(() => {
    if (typed === (filter.query ?? '')) return undefined
    const timer = setTimeout(() => openFilteredList(family, { ...filter, query: typed }, true), pause)
    return () => clearTimeout(timer)
  }, [typed])
  const others = languages
    .filter((code) => code !== 'en')
    .map((code) => ({ value: code, label: languageName(code) }))
  const choose = (change: Partial<ContentFilter>) => openFilteredList(family, { ...filter, ...change })
  const states = [
    ...itemState.options.map((value) => ({ value, label: t(`state:${value}`) })),
    { value: 'withDraft', label: t('content:withDraft') },
    { value: 'scheduled', label: t('content:scheduled') },
  ]
  return (
    <search className="tool">
      <div className="srch">
        <Icon name="search" />
        <input
          ref={input}
          className="in"
          type="search"
          maxLength={100}
          aria-label={t('content:searchLabel', { name })}
          placeholder={t('content:search')}
          aria-keyshortcuts="/"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <FilterSelect
        label={t('content:state')}
        all={t('content:anyState')}
        options={states}
        value={filter.state}
        onChange={(state) => choose({ state: state as ContentFilter['state'] })}
      />
      <FilterSelect
        label={t('content:site')}
        all={t('content:allSites')}
        options={sites.map((site) => ({ value: site.folder, label: site.folder }))}
        value={filter.site}
        onChange={(site) => choose({ site })}
      />
      <FilterSelect
        label={t('content:editor')}
        all={t('content:anybody')}
        options={[{ value: myItemsFilter, label: t('content:me') }]}
        value={filter.editor}
        onChange={(editor) => choose({ editor })}
      />
      <FilterSelect
        label={t('content:missing')}
        all={t('content:anyLanguage')}
        options={others}
        value={filter.missing}
        onChange={(missing) => choose({ missing })}
      />
      <FilterSelect
        label={t('content:outdated')}
        all={t('content:anyLanguage')}
        options={others}
        value={filter.outdated}
        onChange={(outdated) => choose({ outdated })}
      />
    </search>
  )
}

import type { SearchResult } from '#src/domain/search/search-result.ts'
import { langAttributesOf } from '#src/i18n/lang-attributes.ts'
import type { Place } from '#src/routes.ts'
import { HighlightedText } from '#src/ui/HighlightedText.tsx'
import { searchResultUrl } from '#src/ui/search-result-url.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

interface OptionsProps {
  id: string
  place: Place
  rows: readonly SearchResult[]
  /** The index of the highlighted option; -1 if no option is highlighted. */
  active: number
}

/** The suggestions below the search field. */
export function SuggestionOptions({ id, place, rows, active }: OptionsProps) {
  const { t, locale } = useTranslation()
  return (
    <div id={id} role="listbox" aria-label={t('search:suggestions')} className="combo-list finds">
      {rows.map((found, index) => (
        <a
          key={`${found.type}-${found.id}`}
          id={`${id}-${index}`}
          href={searchResultUrl(place, found)}
          role="option"
          aria-selected={index === active}
          data-focus={index === active || undefined}
          tabIndex={-1}
        >
          <span {...langAttributesOf(found, locale)}>
            <HighlightedText text={found.title} marks={found.titleMarks} />
          </span>
          <span className="meta">{t(`search:of.${found.type}`)}</span>
        </a>
      ))}
    </div>
  )
}

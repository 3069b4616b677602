import type { SearchSuggestion } from '#src/domain/search/search-suggestion.ts'
import { langAttributesOf } from '#src/i18n/lang-attributes.ts'
import { type Place, routes } from '#src/routes.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

interface NothingFoundProps {
  place: Place
  keyword: string
  /** The most popular items; empty in a new portal. */
  popular: readonly SearchSuggestion[]
  /** The editors' recommendations, displayed if there are no popular items. */
  recommended: readonly SearchSuggestion[]
}

/** A message that nothing was found, with suggestions of other pages. */
export function NothingFound({ place, keyword, popular, recommended }: NothingFoundProps) {
  const { t, locale } = useTranslation()
  const leads = popular.length > 0 ? popular : recommended
  const pageLinks = [
    [routes.courses(place, 'hsc'), t('search:ways.courses')],
    [routes.classrooms(place, 'hsc'), t('search:ways.classrooms')],
    [routes.videos(place), t('search:ways.videos')],
    [routes.faq(place), t('search:ways.faq')],
  ] as const
  return (
    <section className="empty">
      <p role="status">{t('search:none', { keyword })}</p>
      <p className="muted">{t('search:tryThis')}</p>
      <ul className="row wrap-row">
        {pageLinks.map(([href, name]) => (
          <li key={href}>
            <a className="tag" href={href}>
              {name}
            </a>
          </li>
        ))}
      </ul>
      {leads.length > 0 && (
        <>
          <h2 className="t20">{t(leads === popular ? 'search:popular' : 'search:recommended')}</h2>
          <ul className="leads">
            {leads.map((each) => (
              <li key={`${each.type}-${each.id}`}>
                <a href={routes[each.type](place, each.id)}>
                  <b {...langAttributesOf(each, locale)}>{each.name}</b>
                  <span className="meta">{t(`search:of.${each.type}`)}</span>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

import type { Lead } from '#src/domain/search/lead.ts'
import { langAttributesOf } from '#src/i18n/lang-attributes.ts'
import { type Place, routes } from '#src/routes.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

interface NothingProps {
  place: Place
  keyword: string
  /** What most people began; nothing in a new portal. */
  popular: readonly Lead[]
  /** What editors recommend, which stands in for it. */
  recommended: readonly Lead[]
}

/** That nothing was found, and ways on from there. */
export function NothingFound({ place, keyword, popular, recommended }: NothingProps) {
  const { t, spoken } = useTranslation()
  const leads = popular.length > 0 ? popular : recommended
  const ways = [
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
        {ways.map(([href, name]) => (
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
                  <b {...langAttributesOf(each, spoken)}>{each.name}</b>
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

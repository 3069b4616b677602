import { type Place, routes } from '#src/routes.ts'
import { useWords } from '#src/ui/Words.tsx'

/** That nothing was found, and ways on from there. */
export function Nothing({ place, keyword }: { place: Place; keyword: string }) {
  const { t } = useWords()
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
    </section>
  )
}

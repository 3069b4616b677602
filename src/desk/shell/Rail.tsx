import { useStore } from '@nanostores/react'
import { logos } from '../../drawings/logo.ts'
import { useTranslation } from '../../ui/TranslationContext.tsx'
import { $router } from '../address/router.ts'
import { DeskIcon } from '../components/DeskIcon.tsx'
import { Link } from '../components/Link.tsx'
import { areaUrl, listAccessibleAreas } from './areas.ts'

/** The navigation rail with the areas that the user's roles give access to. */
export function Rail() {
  const { t } = useTranslation()
  const route = useStore($router)?.route
  return (
    <nav className="rail" aria-label={t('shell:areas')}>
      <div>
        <Link className="logo" href="/desk" aria-label={t('shell:title')}>
          <svg
            viewBox="0 0 28 28"
            aria-hidden="true"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
            dangerouslySetInnerHTML={{ __html: logos.main }}
          />
          <b>{t('shell:title')}</b>
        </Link>
        <ul>
          {listAccessibleAreas().map((area) => (
            <li key={area.name}>
              <Link
                href={areaUrl(area)}
                aria-current={route && area.routes.includes(route) ? 'page' : undefined}
              >
                <DeskIcon name={area.icon} />
                <span>{t(`shell:${area.name}`)}</span>
              </Link>
            </li>
          ))}
        </ul>
        <ul>
          <li>
            <a href="/">
              <DeskIcon name="leave" flip />
              <span>{t('shell:portal')}</span>
            </a>
          </li>
        </ul>
      </div>
    </nav>
  )
}

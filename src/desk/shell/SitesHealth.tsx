import { useStore } from '@nanostores/react'
import { Mark } from '../../ui/Icon.tsx'
import { useTranslation } from '../../ui/TranslationContext.tsx'
import { $router, urlOf } from '../address/router.ts'
import { Link } from '../components/Link.tsx'
import { $siteStates, isSiteCurrent } from '../session/site-states.ts'

/** The number of sites that show their newest content, as a link to the view that lists all sites. */
export function SitesHealth() {
  const { t } = useTranslation()
  const states = useStore($siteStates)
  if (!states) return null
  const current = states.filter(isSiteCurrent).length
  const isWhole = current === states.length
  return (
    <Link className={isWhole ? 'health' : 'health warn'} href={urlOf($router, 'publishing', {})}>
      <Mark name={isWhole ? 'tick' : 'triangle'} />
      <span>{t('shell:sitesCurrent', { current, count: states.length })}</span>
    </Link>
  )
}

import { useStore } from '@nanostores/react'
import { family as familyName } from '../../domain/content-item/families.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useTranslation } from '../../ui/TranslationContext.tsx'
import { $router, urlOf } from '../address/router.ts'
import { Link } from '../components/Link.tsx'
import { $itemTitle } from '../components/use-title.ts'
import { areas, areaUrl } from './areas.ts'

/** One step of the breadcrumb. */
interface Step {
  label: string
  href?: string
}

/** The breadcrumb: the path from the start view of the desk to the current view. */
export function Breadcrumb() {
  const { t } = useTranslation()
  const page = useStore($router)
  const itemTitle = useStore($itemTitle)
  const area = areas.find(({ routes }) => page && routes.includes(page.route))
  const steps: Step[] = [{ label: t('shell:title'), href: '/desk' }]
  if (area) steps.push({ label: t(`shell:${area.name}`), href: areaUrl(area) })
  const { data: family } = familyName.safeParse(page && 'family' in page.params && page.params.family)
  if (family) steps.push({ label: t(`shell:family.${family}`), href: urlOf($router, 'content', { family }) })
  if (family && page?.route === 'create') steps.push({ label: t('shell:newItem') })
  if (page && 'id' in page.params) steps.push({ label: itemTitle || page.params.id })
  return (
    <nav aria-label={t('shell:breadcrumb')}>
      <ol className="crumb">
        {steps.map(({ label, href }, index) => (
          <li key={href ?? 'current'} aria-current={index === steps.length - 1 ? 'page' : undefined}>
            {href && index < steps.length - 1 ? <Link href={href}>{label}</Link> : <bdi>{label}</bdi>}
            {index < steps.length - 1 && <Icon name="chevronRight" flip />}
          </li>
        ))}
      </ol>
    </nav>
  )
}

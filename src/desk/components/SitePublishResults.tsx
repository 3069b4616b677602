import { useStore } from '@nanostores/react'
import type * as z from 'zod/mini'
import type { Family } from '../../domain/content-item/families.ts'
import type { sitePublishResult } from '../../domain/content-item/site-publish-result.ts'
import { Mark } from '../../ui/Icon.tsx'
import { useTranslation } from '../../ui/TranslationContext.tsx'
import { itemPageUrl } from '../item/item-page-url.ts'
import { $me } from '../session/me.ts'
import { formatNumber } from './format-time.ts'

type SitePublished = z.infer<typeof sitePublishResult>

interface SitePublishResultsProps {
  sites: readonly SitePublished[] | undefined
  /** The published item. If it has a page, the result links to that page. */
  item?: { family: Family; id: number } | undefined
  /** Whether items were withdrawn and not published. */
  isWithdrawal?: boolean
}

/** The result of a publish, one line per site; while `sites` is undefined, a message that the publish is running. */
export function SitePublishResults({ sites, item, isWithdrawal = false }: SitePublishResultsProps) {
  const { t } = useTranslation()
  const { sites: served = [] } = useStore($me)
  if (!sites) return <p role="status">{t('edit:publishing')}</p>
  if (sites.length === 0) return <p role="status">{t('edit:publishedNowhere')}</p>
  return (
    <ul className="list b" aria-live="polite">
      {sites.map((site) => {
        const place = served.find(({ folder }) => folder === site.site)
        const page = place && itemPageUrl(place, item)
        return (
          <li key={site.site}>
            <span>
              <SiteLine site={site} isWithdrawal={isWithdrawal} />
            </span>
            {page && !site.failure && (
              <a href={page} target="_blank" rel="noreferrer">
                {t('edit:open')}
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function SiteLine({ site, isWithdrawal }: { site: SitePublished; isWithdrawal: boolean }) {
  const { t } = useTranslation()
  const values = {
    site: site.site,
    milliseconds: formatNumber(site.milliseconds),
    pages: formatNumber(site.rendered),
  }
  const successKey = isWithdrawal ? 'siteWithdrawn' : site.rendered === 0 ? 'siteUnchanged' : 'siteLive'
  if (site.failure)
    return (
      <>
        <Mark name="cross" /> {t('edit:siteFailed', values)}
        <span className="meta">{site.failure}</span>
      </>
    )
  if (site.held)
    return (
      <>
        <Mark name="half" /> {t('edit:siteHeld', { ...values, by: site.held.by })}
        <span className="meta">{site.held.reason}</span>
      </>
    )
  return (
    <>
      <Mark name="tick" /> {t(`edit:${successKey}`, values)}
      {site.failures.map((failed) => (
        <span className="meta" key={failed.path}>
          {failed.path}: {failed.reason}
        </span>
      ))}
    </>
  )
}

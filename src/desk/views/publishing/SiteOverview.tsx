import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $router } from '../../address/router.ts'
import { FailedPanel } from '../../components/FailedPanel.tsx'
import { SitePublishResults } from '../../components/SitePublishResults.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { $siteStates, watchSiteStates } from '../../session/site-states.ts'
import { SitePanel } from './SitePanel.tsx'
import { SiteTable } from './SiteTable.tsx'
import { siteHealthOf } from './site-health.ts'
import type { SitePublish } from './use-site-publish.ts'

/**
 * The table of sites, with a panel for the chosen site. If no site is chosen, the panel shows the first site that is
 * not up to date, else the first site.
 */
export function SiteOverview({ actions }: { actions: SitePublish }) {
  const states = useStore($siteStates)
  const { search } = useStore($router) ?? { search: {} as Record<string, string> }
  useEffect(watchSiteStates, [])
  if (!states) return <Skeleton lines={12} />
  const chosen =
    states.find(({ site }) => site === search.site) ??
    states.find((state) => siteHealthOf(state) !== 'current') ??
    states[0]
  const choose = (site: string) => $router.open(`${location.pathname}?site=${site}`, true)
  return (
    <div className="pb">
      <div className="stk">
        {actions.running && <SitePublishResults sites={undefined} />}
        {actions.published && <SitePublishResults sites={actions.published} />}
        {actions.failure && <FailedPanel failure={actions.failure} />}
        <SiteTable states={states} chosen={chosen?.site} onChoose={choose} />
      </div>
      {chosen && <SitePanel key={chosen.site} state={chosen} actions={actions} />}
    </div>
  )
}

import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { SiteState } from '#src/domain/content-item/site-state.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { focusPageIfLost } from '../../components/focus-page.ts'
import { formatInstant } from '../../components/format-time.ts'
import { Panel } from '../../components/Panel.tsx'
import { $me } from '../../session/me.ts'
import { HealthChip } from './HealthChip.tsx'
import { RollBackDialog } from './RollBackDialog.tsx'
import { SiteTimeline } from './SiteTimeline.tsx'
import type { SitePublish } from './use-site-publish.ts'

/** Whether the editor's role allows changes to a site. */
export const canChangeSite = (
  limits: { sites: string[] | null; languages: string[] | null } | null | undefined,
  site: string,
): boolean =>
  limits !== null &&
  limits !== undefined &&
  ((limits.sites === null && limits.languages === null) || (limits.sites?.includes(site) ?? false))

/** The panel of the chosen site: whether it is on hold, the queued publish, its releases, and its actions. */
export function SitePanel({ state, actions }: { state: SiteState; actions: SitePublish }) {
  const { t } = useTranslation()
  const { sites = [], limits } = useStore($me)
  const [release, setRelease] = useState<string>()
  const { site, hold, queued } = state
  const area = sites.find(({ folder }) => folder === site)?.area
  const canChange = canChangeSite(limits, site)
  const isBusy = actions.running?.includes(site) === true
  return (
    <Panel
      title={[site, area].filter(Boolean).join(' · ')}
      remark={<HealthChip state={state} />}
      footer={<p className="meta">{t(canChange ? 'publishing:rollBackHelp' : 'publishing:otherSites')}</p>}
    >
      {(hold || queued || canChange) && (
        <div className="c stk">
          {hold && (
            <div className="note warn">
              <div>
                <p>
                  <b>{t('publishing:heldBy', { by: hold.by, time: formatInstant(hold.at) })}</b> {hold.reason}
                </p>
                <p className="meta">{t('publishing:holdHelp')}</p>
              </div>
            </div>
          )}
          {queued && (
            <p className="meta" role="status">
              {queued.isRunning
                ? t('publishing:running')
                : t('publishing:queued', { time: formatInstant(queued.dueAt) })}{' '}
              {queued.failure}
            </p>
          )}
          {canChange && (
            <div className="row">
              {hold && (
                <button
                  className="btn"
                  type="button"
                  aria-busy={isBusy}
                  aria-disabled={actions.running !== undefined}
                  onClick={() => void actions.release(site).then(focusPageIfLost)}
                >
                  {t('publishing:releaseHold')}
                </button>
              )}
              <button
                className="btn sec2"
                type="button"
                aria-busy={isBusy}
                aria-disabled={actions.running !== undefined}
                onClick={() => void actions.publish([site])}
              >
                {t('publishing:publishAgain')}
              </button>
            </div>
          )}
        </div>
      )}
      <SiteTimeline state={state} canChange={canChange} onRollBack={setRelease} />
      {release && <RollBackDialog site={site} release={release} onClose={() => setRelease(undefined)} />}
    </Panel>
  )
}

import { useStore } from '@nanostores/react'
import type { SiteState } from '#src/domain/content-item/site-state.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { formatAge, formatInstant, formatNumber } from '../../components/format-time.ts'
import { $me } from '../../session/me.ts'
import { HealthChip } from './HealthChip.tsx'
import { PublishChart } from './PublishChart.tsx'
import { instantOfRelease } from './site-health.ts'

interface SiteTableProps {
  states: readonly SiteState[]
  chosen: string | undefined
  onChoose: (site: string) => void
}

/** The table of sites, one row per site. */
export function SiteTable({ states, chosen, onChoose }: SiteTableProps) {
  const { t } = useTranslation()
  const pages = states.reduce((sum, { release }) => sum + (release?.pages ?? 0), 0)
  return (
    <section className="pn" aria-label={t('publishing:board')}>
      <div className="tw">
        <table className="tbl">
          <thead>
            <tr>
              <th scope="col">{t('publishing:site')}</th>
              <th scope="col" className="w-l">
                {t('publishing:area')}
              </th>
              <th scope="col" className="w-l">
                {t('publishing:languages')}
              </th>
              <th scope="col">{t('publishing:state')}</th>
              <th scope="col" className="r">
                {t('publishing:release')}
              </th>
              <th scope="col" className="r">
                {t('publishing:pages')}
              </th>
              <th scope="col" className="r">
                {t('publishing:took')}
              </th>
              <th scope="col" className="w-l">
                {t('publishing:last')}
              </th>
            </tr>
          </thead>
          <tbody>
            {states.map((state) => (
              <SiteRow
                key={state.site}
                state={state}
                isChosen={state.site === chosen}
                onChoose={() => onChoose(state.site)}
              />
            ))}
          </tbody>
        </table>
      </div>
      <footer className="meta">
        <span>{t('publishing:allPages', { pages: formatNumber(pages) })}</span>
        {/* This text explains the column with the bars, which only wide windows have. */}
        <span className="w-l">{t('publishing:barsHelp')}</span>
      </footer>
    </section>
  )
}

interface SiteRowProps {
  state: SiteState
  isChosen: boolean
  onChoose: () => void
}

function SiteRow({ state, isChosen, onChoose }: SiteRowProps) {
  const { t } = useTranslation()
  const { sites = [] } = useStore($me)
  const place = sites.find(({ folder }) => folder === state.site)
  const { release, publishes } = state
  const [last] = publishes
  const at = release && instantOfRelease(release.name)
  return (
    <tr className={isChosen ? 'on' : undefined} data-site={state.site}>
      <th scope="row">
        <button className="link" type="button" aria-pressed={isChosen} onClick={onChoose}>
          <bdi className="mono nw">{state.site}</bdi>
        </button>
      </th>
      <td className="w-l">{place?.area}</td>
      <td className="w-l">
        <bdi className="mono meta">{place?.languages.map(({ tag }) => tag).join(' ')}</bdi>
      </td>
      <td>
        <HealthChip state={state} />
      </td>
      <td className="r">
        {at && (
          <time dateTime={at} title={formatInstant(at)}>
            {formatAge(at)}
          </time>
        )}
      </td>
      <td className="r">{release && formatNumber(release.pages)}</td>
      <td className="r">
        {last && last.failure === undefined
          ? t('publishing:milliseconds', { count: formatNumber(Math.round(last.seconds * 1000)) })
          : '-'}
      </td>
      <td className="w-l">
        <PublishChart publishes={publishes} />
      </td>
    </tr>
  )
}

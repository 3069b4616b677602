import { useStore } from '@nanostores/react'
import { findContentItems } from '#src/contract/publishing/content-list.ts'
import { checkContent } from '#src/contract/publishing/editing.ts'
import type { ListTotal } from '#src/domain/list/list-page.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { $router, urlOf } from '../../address/router.ts'
import { formatNumber } from '../../components/format-time.ts'
import { Link } from '../../components/Link.tsx'
import { useCall } from '../../components/use-call.ts'
import { $siteStates, isSiteCurrent } from '../../session/site-states.ts'

const formatTotal = ({ count, exact }: ListTotal): string => `${exact ? '' : '> '}${formatNumber(count)}`

/** The strip of key figures: drafts, schedules, findings, and sites that do not show the newest content. */
export function TodayStatistics() {
  const { t } = useTranslation()
  const { value: drafts } = useCall(findContentItems, { draft: true, limit: 1 })
  const { value: scheduled } = useCall(findContentItems, { scheduled: true, limit: 1 })
  const { value: check } = useCall(checkContent, {})
  const sites = useStore($siteStates)
  const errors = check?.findings.filter(({ level }) => level === 'error').length
  const figures = [
    {
      name: 'drafts',
      value: drafts && formatTotal(drafts.total),
      href: urlOf($router, 'content', {}, { state: 'withDraft', sort: 'changed' }),
    },
    {
      name: 'scheduled',
      value: scheduled && formatTotal(scheduled.total),
      href: urlOf($router, 'publishing', { tab: 'calendar' }),
    },
    {
      name: 'check',
      value: errors === undefined ? undefined : formatNumber(errors),
      href: urlOf($router, 'publishing', { tab: 'check' }),
    },
    {
      name: 'sites',
      value: sites && formatNumber(sites.filter((site) => !isSiteCurrent(site)).length),
      href: urlOf($router, 'publishing', {}),
    },
  ]
  return (
    <section className="figs" aria-label={t('today:waiting')}>
      {figures.map(({ name, value, href }) => (
        <Link key={name} href={href}>
          <span>{t(`today:figure.${name}`)}</span>
          <b className="num">{value ?? '–'}</b>
          {name === 'check' && check && (
            <span className="meta">
              {t('today:checked', {
                items: formatNumber(check.items),
                warnings: formatNumber(check.findings.length - (errors ?? 0)),
              })}
            </span>
          )}
        </Link>
      ))}
    </section>
  )
}

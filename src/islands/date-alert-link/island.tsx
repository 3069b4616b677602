import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { environment } from '#src/environment/environment.ts'
import {
  $dateAlertLinkState,
  confirmDateAlertByLink,
  endDateAlertByLink,
} from '#src/stores/classroom/date-alert.ts'
import { $session, loadSession } from '#src/stores/session/session.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { MyDateAlerts } from './MyDateAlerts.tsx'
import { useAlertDescription } from './use-alert-description.ts'

export const namespaces = ['new-dates', 'form', 'list', 'enrolment'] as const

/**
 * The page that the links in date-alert emails open. One link shows a button that confirms the address; the other
 * ends the emails immediately.
 */
export default function DateAlertLink() {
  const { t } = useTranslation()
  const session = useStore($session)
  const [link, setLink] = useState<{ confirm: string | null; end: string | null }>()
  useEffect(() => {
    const query = environment().navigation.query()
    const [confirm, end] = [query.get('confirm'), query.get('end')]
    setLink({ confirm, end })
    if (end) void endDateAlertByLink(end)
    void loadSession()
  }, [])
  return (
    <div className="stack gap-6 one-column">
      {link && (link.confirm || link.end) ? (
        <LinkUse confirm={link.confirm} end={link.end} />
      ) : (
        <p className="empty">{t('new-dates:none')}</p>
      )}
      {session.state === 'signedIn' && <MyDateAlerts />}
    </div>
  )
}

function LinkUse({ confirm, end }: { confirm: string | null; end: string | null }) {
  const { t } = useTranslation()
  const linkUse = useStore($dateAlertLinkState)
  const describeAlert = useAlertDescription()
  const retry = () => void (confirm ? confirmDateAlertByLink(confirm) : endDateAlertByLink(end ?? ''))
  if (linkUse.state === 'open' || linkUse.state === 'busy')
    return confirm ? (
      <div className="panel stack gap-4">
        <p>{t('new-dates:confirm.text')}</p>
        <p>
          <button
            type="button"
            className="btn"
            aria-busy={linkUse.state === 'busy' || undefined}
            onClick={retry}
          >
            {t('new-dates:confirm.yes')}
          </button>
        </p>
      </div>
    ) : (
      <div className="panel holding" aria-busy="true" />
    )
  return (
    <div className="panel stack gap-4">
      <p role="status">
        {linkUse.state === 'confirmed'
          ? t('new-dates:confirm.done', { what: describeAlert(linkUse.request) })
          : linkUse.state === 'unreachable'
            ? t('form:unreachable')
            : t(`new-dates:${linkUse.state}`)}
      </p>
      {linkUse.state === 'unreachable' && (
        <p>
          <button type="button" className="btn sec2" onClick={retry}>
            {t('form:retry')}
          </button>
        </p>
      )}
    </div>
  )
}

import type { Checkout } from '#src/domain/order/checkout.ts'
import { langAttributesOf } from '#src/i18n/lang-attributes.ts'
import { sessionDays, sessionHours, zoneName } from '#src/i18n/session-time.ts'
import { Cover } from '#src/ui/Cover.tsx'
import { viewerZone } from '#src/ui/viewer-zone.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

/** The ordered item: drawing, name, time and place. Online sessions are displayed in the reader's time zone. */
export function OrderedItemPanel({ order }: { order: Checkout }) {
  const { t, spoken } = useTranslation()
  const { goods, item } = order
  const { subject = null, session = null, location = null } = item ?? {}
  const zone = location || !session ? (session?.zone ?? '') : viewerZone()
  return (
    <div className="bought">
      {subject && <Cover of={{ subject, picture: null }} sizes="88px" />}
      <div className="stack gap-1">
        <b {...langAttributesOf(order, spoken)}>{goods}</b>
        {session && (
          <span className="meta">
            {sessionDays(spoken, session, zone)}
            {' · '}
            <bdi className="whitespace-nowrap">{sessionHours(spoken, session, zone)}</bdi>{' '}
            {zoneName(spoken, session, zone)}
          </span>
        )}
        {session && <span className="meta">{location ?? t('payment:online')}</span>}
      </div>
    </div>
  )
}

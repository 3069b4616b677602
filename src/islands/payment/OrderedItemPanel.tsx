import type { Checkout } from '#src/domain/order/checkout.ts'
import { langAttributesOf } from '#src/i18n/lang-attributes.ts'
import { formatSessionDays, formatSessionHours, zoneNameOf } from '#src/i18n/session-time.ts'
import { Cover } from '#src/ui/Cover.tsx'
import { getDeviceTimeZone } from '#src/ui/device-time-zone.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

/** The ordered item: drawing, name, time and location. Online sessions are displayed in the learner's time zone. */
export function OrderedItemPanel({ order }: { order: Checkout }) {
  const { t, locale } = useTranslation()
  const { goods, item } = order
  const { subject = null, session = null, location = null } = item ?? {}
  const zone = location || !session ? (session?.zone ?? '') : getDeviceTimeZone()
  return (
    <div className="bought">
      {subject && <Cover item={{ subject, picture: null }} sizes="88px" />}
      <div className="stack gap-1">
        <b {...langAttributesOf(order, locale)}>{goods}</b>
        {session && (
          <span className="meta">
            {formatSessionDays(locale, session, zone)}
            {' · '}
            <bdi className="whitespace-nowrap">{formatSessionHours(locale, session, zone)}</bdi>{' '}
            {zoneNameOf(locale, session, zone)}
          </span>
        )}
        {session && <span className="meta">{location ?? t('payment:online')}</span>}
      </div>
    </div>
  )
}

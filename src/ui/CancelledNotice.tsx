import { useTranslation } from './TranslationContext.tsx'

/** A note that a session is cancelled, with a link to the other dates. Uses the message namespace `classroom`. */
export function CancelledNotice({ href }: { href: string }) {
  const { t } = useTranslation()
  return (
    <>
      <p role="status">{t('classroom:notHeld')}</p>
      <a className="btn sec2 full" href={href}>
        {t('classroom:otherDates')}
      </a>
    </>
  )
}

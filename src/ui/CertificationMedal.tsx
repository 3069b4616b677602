import { drawMedal, type MedalMetal, medalViewBox } from '../drawings/medal.ts'
import { useTranslation } from './TranslationContext.tsx'

/** The medal that comes with a certification. Uses the message namespace `certification`. */
export function CertificationMedal({ metal }: { metal: MedalMetal }) {
  const { t } = useTranslation()
  return (
    <div className="row flex-nowrap">
      <svg
        className="medal"
        viewBox={medalViewBox}
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
        dangerouslySetInnerHTML={{ __html: drawMedal(metal) }}
      />
      <div>
        <b className="t20">{t(`certification:medal.${metal}`)}</b>
        <p className="meta">{t('certification:medal.for')}</p>
      </div>
    </div>
  )
}

import { useStore } from '@nanostores/react'
import { countPendingTexts } from '#src/contract/publishing/content-list.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { $router, urlOf } from '../../address/router.ts'
import { formatNumber } from '../../components/format-time.ts'
import { Link } from '../../components/Link.tsx'
import { languageName } from '../../components/language-name.ts'
import { Panel } from '../../components/Panel.tsx'
import { useCall } from '../../components/use-call.ts'
import { $me } from '../../session/me.ts'

/**
 * The languages with the number of items whose texts are missing or outdated. Translators see their languages,
 * other editors all languages.
 */
export function PendingTextsTable() {
  const { t } = useTranslation()
  const { languages, limits } = useStore($me)
  const own = limits?.languages ?? languages.filter((code) => code !== 'en')
  const { value } = useCall(countPendingTexts, {})
  const counts = new Map(value?.map((each) => [each.language, each]))
  return (
    <Panel title={t('today:texts')} remark={t('today:textsRemark')}>
      <table className="tbl">
        <thead>
          <tr>
            <th scope="col">{t('today:language')}</th>
            <th scope="col" className="r">
              {t('content:missing')}
            </th>
            <th scope="col" className="r">
              {t('content:outdated')}
            </th>
          </tr>
        </thead>
        <tbody>
          {own.map((code) => (
            <tr key={code}>
              <th scope="row">{languageName(code)}</th>
              <Count language={code} state="missing" value={counts.get(code)?.missing} />
              <Count language={code} state="outdated" value={counts.get(code)?.outdated} />
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}

interface CountProps {
  language: string
  state: 'missing' | 'outdated'
  /** The count; undefined until the counts are loaded. */
  value: number | undefined
}

function Count({ language, state, value }: CountProps) {
  if (value === undefined) return <td className="r">–</td>
  return (
    <td className="r">
      {value === 0 ? (
        '0'
      ) : (
        <Link href={urlOf($router, 'content', {}, { [state]: language })}>{formatNumber(value)}</Link>
      )}
    </td>
  )
}

import { useStore } from '@nanostores/react'
import { findContentItems } from '#src/contract/publishing/content-list.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { $router, addressOf } from '../../address/router.ts'
import { formatNumber } from '../../pieces/format-time.ts'
import { Link } from '../../pieces/Link.tsx'
import { languageName } from '../../pieces/language-name.ts'
import { Panel } from '../../pieces/Panel.tsx'
import { useCall } from '../../pieces/use-call.ts'
import { $me } from '../../session/me.ts'

/** The languages with the number of items whose texts are missing or older than the English texts: the editor's languages, or all. */
export function LanguageTable() {
  const { t } = useTranslation()
  const { languages, limits } = useStore($me)
  const own = limits?.languages ?? languages.filter((code) => code !== 'en')
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
              {t('content:behind')}
            </th>
          </tr>
        </thead>
        <tbody>
          {own.map((code) => (
            <tr key={code}>
              <th scope="row">{languageName(code)}</th>
              <Count language={code} state="missing" />
              <Count language={code} state="behind" />
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}

function Count({ language, state }: { language: string; state: 'missing' | 'behind' }) {
  const { value } = useCall(findContentItems, { [state]: language, limit: 1 })
  const total = value?.total
  if (!total) return <td className="r">–</td>
  return (
    <td className="r">
      {total.count === 0 ? (
        '0'
      ) : (
        <Link href={addressOf($router, 'content', {}, { [state]: language })}>
          {`${total.exact ? '' : '> '}${formatNumber(total.count)}`}
        </Link>
      )}
    </td>
  )
}

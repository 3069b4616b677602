import type { ComparedVersion } from '../../domain/certification/compared-version.ts'
import { langAttributesOf } from '../../i18n/lang-attributes.ts'
import { type Place, routes } from '../../routes.ts'
import { useTranslation } from '../TranslationContext.tsx'
import { aspectsOf } from './aspects.tsx'

interface ComparisonColumnsProps {
  compared: readonly ComparedVersion[]
  place: Place
  /** The id of the heading that names the table. */
  labelledBy: string
}

/**
 * Certifications side by side, one per column. Uses the message namespaces `comparison`, `certification`,
 * `verification`, `price` and `plan`.
 */
export function ComparisonColumns({ compared, place, labelledBy }: ComparisonColumnsProps) {
  const translator = useTranslation()
  const { t, locale } = translator
  const plan = {
    name: t('plan:choose'),
    cell: ({ version }: ComparedVersion) => <a href={routes.planTo(place, version.id)}>{t('plan:linkTo')}</a>,
  }
  return (
    <table className="comparison sides" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{t('comparison:open')}</th>
          {compared.map(({ version }) => (
            <th key={version.id} scope="col">
              <a href={routes.certification(place, version.id)} {...langAttributesOf(version, locale)}>
                {version.name}
              </a>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...aspectsOf(compared, translator, place), plan].map(({ name, cell }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {compared.map((each) => (
              <td key={each.version.id}>{cell(each)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

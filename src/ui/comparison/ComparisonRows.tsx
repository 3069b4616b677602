import type { ComparedVersion } from '../../domain/certification/compared-version.ts'
import { langAttributesOf } from '../../i18n/lang-attributes.ts'
import { type Place, routes } from '../../routes.ts'
import { useTranslation } from '../TranslationContext.tsx'
import { aspectsOf } from './aspects.tsx'

interface ComparisonRowsProps {
  compared: readonly ComparedVersion[]
  place: Place
  /** The id of the heading that names the table. */
  labelledBy: string
}

/**
 * Certifications, one per row. On a narrow screen each row is a block, whose cells are named by `data-label`. Uses
 * the message namespaces `comparison`, `certification`, `verification` and `price`.
 */
export function ComparisonRows({ compared, place, labelledBy }: ComparisonRowsProps) {
  const translator = useTranslation()
  const { t, locale } = translator
  const aspects = aspectsOf(compared, translator, place)
  return (
    <table className="comparison" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{t('comparison:open')}</th>
          {aspects.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {compared.map((each) => (
          <tr key={each.version.id}>
            <th scope="row">
              <a
                href={routes.certification(place, each.version.id)}
                {...langAttributesOf(each.version, locale)}
              >
                {each.version.name}
              </a>
            </th>
            {aspects.map(({ name, cell }) => (
              <td key={name} data-label={name}>
                {cell(each)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

import type { ReactNode } from 'react'
import type { ComparedVersion } from '../../domain/certification/compared-version.ts'
import { creditsNeededByKind } from '../../domain/course/course.ts'
import { formatLength } from '../../i18n/format.ts'
import { langAttributesOf } from '../../i18n/lang-attributes.ts'
import type { Translator } from '../../i18n/translator.ts'
import { type Place, routes } from '../../routes.ts'
import { ExamPrice } from '../ExamPrice.tsx'
import { OfferDescription } from '../OfferDescription.tsx'

/** An aspect of compared certifications: its name, and the content of a cell. */
export interface Aspect {
  name: string
  cell: (compared: ComparedVersion) => ReactNode
}

/**
 * Returns the aspects by which certifications are compared. The level is included only if one of the certifications
 * has a level. Uses the message namespaces `comparison`, `certification`, `verification` and `price`.
 */
export function aspectsOf(
  all: readonly ComparedVersion[],
  { t, locale }: Pick<Translator, 't' | 'locale'>,
  place: Place,
): Aspect[] {
  const trade: Aspect = {
    name: t('comparison:trade'),
    cell: ({ version }) => <span {...langAttributesOf(version, locale)}>{version.type.name}</span>,
  }
  const level: Aspect = {
    name: t('verification:level'),
    cell: ({ version }) => (version.level ? t(`verification:levels.${version.level}`) : '–'),
  }
  const effort: Aspect = {
    name: t('comparison:effort'),
    cell: ({ version, seconds }) => (
      <>
        <p>{t('certification:steps.learn', { count: creditsNeededByKind[version.kind] })}</p>
        {seconds > 0 && (
          <p className="meta">{t('comparison:all', { length: formatLength(locale, seconds) })}</p>
        )}
      </>
    ),
  }
  const price: Aspect = {
    name: t('comparison:price'),
    cell: ({ version, examPrice }) => (
      <>
        <p>
          <OfferDescription offer={version.offer} />
        </p>
        <ExamPrice examPrice={examPrice} />
        {version.needsCode && <p className="meta">{t('certification:byCode')}</p>}
      </>
    ),
  }
  const practical: Aspect = {
    name: t('certification:exam.practical'),
    cell: ({ version }) => t(version.practicalExam ? 'comparison:yes' : 'comparison:no'),
  }
  const prerequisites: Aspect = {
    name: t('certification:prerequisites'),
    cell: ({ version }) =>
      version.prerequisites.length === 0 ? (
        t('comparison:none')
      ) : (
        <ul>
          {version.prerequisites.map(({ id, name }) => (
            <li key={id}>
              <a href={routes.certification(place, id)}>{name}</a>
            </li>
          ))}
        </ul>
      ),
  }
  const hasLevels = all.some(({ version }) => version.level)
  return [trade, ...(hasLevels ? [level] : []), effort, price, practical, prerequisites]
}

import type { ReactNode } from 'react'
import type { ComparedRelease } from '../../domain/certification/compared-release.ts'
import { creditsNeeded } from '../../domain/course/course.ts'
import { formatLength } from '../../i18n/format.ts'
import { langAttributesOf } from '../../i18n/lang-attributes.ts'
import type { Translator } from '../../i18n/translator.ts'
import { type Place, routes } from '../../routes.ts'
import { ExamPrice } from '../ExamPrice.tsx'
import { OfferDescription } from '../OfferDescription.tsx'

/** An aspect of compared certifications: its name, and the content of a cell. */
export interface Aspect {
  name: string
  cell: (compared: ComparedRelease) => ReactNode
}

/**
 * Returns the aspects by which certifications are compared. The level is included only if one of the certifications
 * has a level. Uses the message namespaces `comparison`, `certification`, `verification` and `price`.
 */
export function aspectsOf(
  all: readonly ComparedRelease[],
  { t, locale }: Pick<Translator, 't' | 'locale'>,
  place: Place,
): Aspect[] {
  const trade: Aspect = {
    name: t('comparison:trade'),
    cell: ({ release }) => <span {...langAttributesOf(release, locale)}>{release.type.name}</span>,
  }
  const level: Aspect = {
    name: t('verification:level'),
    cell: ({ release }) => (release.level ? t(`verification:levels.${release.level}`) : '–'),
  }
  const effort: Aspect = {
    name: t('comparison:effort'),
    cell: ({ release, seconds }) => (
      <>
        <p>{t('certification:steps.learn', { count: creditsNeeded[release.kind] })}</p>
        {seconds > 0 && (
          <p className="meta">{t('comparison:all', { length: formatLength(locale, seconds) })}</p>
        )}
      </>
    ),
  }
  const price: Aspect = {
    name: t('comparison:price'),
    cell: ({ release, examPrice }) => (
      <>
        <p>
          <OfferDescription offer={release.offer} />
        </p>
        <ExamPrice examPrice={examPrice} />
        {release.needsCode && <p className="meta">{t('certification:byCode')}</p>}
      </>
    ),
  }
  const practical: Aspect = {
    name: t('certification:exam.practical'),
    cell: ({ release }) => t(release.practicalExam ? 'comparison:yes' : 'comparison:no'),
  }
  const prerequisites: Aspect = {
    name: t('certification:prerequisites'),
    cell: ({ release }) =>
      release.prerequisites.length === 0 ? (
        t('comparison:none')
      ) : (
        <ul>
          {release.prerequisites.map(({ id, name }) => (
            <li key={id}>
              <a href={routes.certification(place, id)}>{name}</a>
            </li>
          ))}
        </ul>
      ),
  }
  const hasLevels = all.some(({ release }) => release.level)
  return [trade, ...(hasLevels ? [level] : []), effort, price, practical, prerequisites]
}

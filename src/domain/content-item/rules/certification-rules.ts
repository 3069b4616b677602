import { type CertificationKind, creditsNeededByKind } from '#src/domain/course/course.ts'
import type { ContentRule } from '../content-finding.ts'
import { isSiteInAudience, listSitesOfAudience } from './site-rules.ts'

/**
 * Finds a certification that is its own prerequisite, directly or through other certifications, so that nobody
 * could start it.
 */
export const findPrerequisiteCycle: ContentRule<'certification'> = (item, content) => {
  const seen = new Set<number>()
  const pending = [...item.document.prerequisites]
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (next === item.id) return [String(item.id)]
    if (seen.has(next)) continue
    seen.add(next)
    pending.push(...(content.get('certification', next)?.prerequisites ?? []))
  }
  return []
}

/**
 * Finds certifications whose courses have fewer credits in total than the exam requires. Specification 1, section 9.
 */
export const findCreditsOutOfReach: ContentRule<'certification'> = ({ document }, content) => {
  const needed = creditsNeededByKind[document.kind as CertificationKind]
  const sum = document.courses.reduce((all, id) => all + (content.get('course', id)?.credits ?? 0), 0)
  return sum < needed ? [`${sum}/${needed}`] : []
}

/**
 * Finds sites on which learners can't finish a certification, because the site does not show all of its courses and
 * the shown ones have too few credits.
 */
export const findCreditsOutOfReachOnSites: ContentRule<'certification'> = ({ document }, content) => {
  const needed = creditsNeededByKind[document.kind as CertificationKind]
  const courses = document.courses.flatMap((id) => content.get('course', id) ?? [])
  const sum = (some: typeof courses): number => some.reduce((all, { credits }) => all + credits, 0)
  if (sum(courses) < needed) return []
  return listSitesOfAudience(document.audience, content)
    .map((site) => ({
      site,
      credits: sum(courses.filter(({ audience }) => isSiteInAudience(audience, site))),
    }))
    .filter(({ credits }) => credits < needed)
    .map(({ site, credits }) => `${credits}/${needed}: ${site.folder}`)
}

/**
 * Finds a product-based certification without a level, and a level on a certification of another kind, which can't
 * have one.
 */
export const findWrongLevel: ContentRule<'certification'> = ({ document: { kind, level } }) =>
  (kind === 'hsc') === (level !== null) ? [] : [`${kind} ${level}`]

/**
 * Finds brands that show a certification but offer no date of its compulsory practical exam, so that nobody could
 * finish the certification there.
 */
export const findMissingPracticalExamDates: ContentRule<'certification'> = ({ id, document }, content) => {
  if (!document.practicalExam) return []
  const dates = content.practicalExamsOf(id)
  const isOffered = (tenant: string) =>
    dates.some(
      ({ audience, fee }) =>
        audience.tenants.some((each) => each === tenant) && (fee === null || content.sells(tenant)),
    )
  return document.audience.tenants.filter((tenant) => !isOffered(tenant))
}

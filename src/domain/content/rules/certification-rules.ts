import { type CertificationKind, creditsNeeded } from '../../course/course.ts'
import type { Check } from '../finding.ts'

/** A certification that needs itself, over however many steps, can never be begun. */
export const prerequisiteCycle: Check<'certification'> = (item, known) => {
  const seen = new Set<number>()
  const waiting = [...item.document.prerequisites]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next === item.id) return [String(item.id)]
    if (seen.has(next)) continue
    seen.add(next)
    waiting.push(...(known.get('certification', next)?.prerequisites ?? []))
  }
  return []
}

/** All courses together must bring the credits that the exam asks for. Specification 1, section 9. */
export const creditsOutOfReach: Check<'certification'> = ({ document }, known) => {
  const needed = creditsNeeded[document.kind as CertificationKind]
  const sum = document.courses.reduce((all, id) => all + (known.get('course', id)?.credits ?? 0), 0)
  return sum < needed ? [`${sum}/${needed}`] : []
}

/** Only the product-based certifications have levels. */
export const wrongLevel: Check<'certification'> = ({ document: { kind, level } }) =>
  (kind === 'hsc') === (level !== null) ? [] : [`${kind} ${level}`]

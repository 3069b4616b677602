import type { ContentRule } from '../content-finding.ts'

/** Finds a course that replaces itself, directly or through other courses. */
export const findReplacementCycle: ContentRule<'course'> = ({ id, document }, content) => {
  const seen = new Set<number>()
  for (let next = document.replaces; next !== undefined && !seen.has(next); ) {
    if (next === id) return [String(id)]
    seen.add(next)
    next = content.get('course', next)?.replaces
  }
  return []
}

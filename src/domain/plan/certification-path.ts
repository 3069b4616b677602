import type { PlannedCertification } from './planned-certification.ts'

type Step = Pick<PlannedCertification, 'id' | 'prerequisites'>

/**
 * Returns the certifications on the path to a goal, without duplicates: each comes after its prerequisites, and the
 * goal is last. Certifications that the learner holds are left out together with their prerequisites, and so are
 * ids that `all` does not contain.
 * @example findCertificationPath(4, all, new Set()) // the associate, the professional, the expert
 */
export function findCertificationPath<Certification extends Step>(
  goal: number,
  all: readonly Certification[],
  held: ReadonlySet<number>,
): Certification[] {
  const seen = new Set(held)
  const path: Certification[] = []
  const visit = (id: number): void => {
    const found = all.find((each) => each.id === id)
    if (!found || seen.has(id)) return
    seen.add(id)
    found.prerequisites.forEach(visit)
    path.push(found)
  }
  visit(goal)
  return path
}

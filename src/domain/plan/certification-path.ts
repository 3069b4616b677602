import type { PlannedCertification } from './planned.ts'

type Step = Pick<PlannedCertification, 'id' | 'prerequisites'>

/**
 * The certifications on the way to a goal, in an order in which each comes after its prerequisites, the goal last. One that several
 * need comes once; what is held, and what it needed, is left out, as is what `all` does not know.
 * @example findCertificationPath(4, all, new Set()) // the associate, the professional, the expert
 */
export function findCertificationPath<Certification extends Step>(
  goal: number,
  all: readonly Certification[],
  held: ReadonlySet<number>,
): Certification[] {
  const seen = new Set(held)
  const way: Certification[] = []
  const visit = (id: number): void => {
    const found = all.find((each) => each.id === id)
    if (!found || seen.has(id)) return
    seen.add(id)
    found.prerequisites.forEach(visit)
    way.push(found)
  }
  visit(goal)
  return way
}

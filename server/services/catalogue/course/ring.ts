import { inArray, type SQL, sql } from 'drizzle-orm'

/** How many courses a course's page names beside its own. */
const most = 3

/**
 * The courses of a ring on one side of `own`, the nearest first. Whom they are for is asked of one after the other, in the order of the index:
 * a join would read them all for each course.
 */
const side = (turn: number, compared: SQL, order: SQL): SQL => sql`
  (select other.id, other.code, ${turn}::integer as turn
  from course as other
  where other.certification_type = own.certification_type and other.content_type = own.content_type
    and (other.code, other.id) ${compared} (own.code, own.id)
    and (select shown.tenants = item.tenants and shown.sites is not distinct from item.sites
      from content_item as shown where shown.family = 'course' and shown.id = other.id and shown.state = 'published')
  order by other.code ${order}, other.id ${order} limit ${most})`

/**
 * The nearest courses after some, or before them, as rows `id`, `near`. Courses of one category and the same readers stand in a ring by their
 * codes, which count up with the level: so each is named on the pages of no more than three others, and all its readers are shown all three.
 */
export function ringOf(ids: readonly number[], way: 'after' | 'before'): SQL {
  const order = way === 'after' ? sql`asc` : sql`desc`
  const [first, then] = way === 'after' ? [sql`>`, sql`<`] : [sql`<`, sql`>`]
  return sql`(select own.id, array(
      select near.id from (${side(0, first, order)} union all ${side(1, then, order)}) as near
      order by near.turn, near.code ${order}, near.id ${order} limit ${most}) as near
    from course as own
    join content_item as item on item.family = 'course' and item.id = own.id and item.state = 'published'
    where ${inArray(sql`own.id`, [...ids])}) as ring`
}

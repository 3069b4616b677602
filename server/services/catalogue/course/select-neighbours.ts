import { inArray, type SQL, sql } from 'drizzle-orm'

/** The number of related courses on a course's page. */
const neighbourCount = 3

/**
 * Returns the SQL of the nearest courses after or before the course `own`. With `order`, the index returns the
 * courses one by one, so only the first few have to be checked for visibility. A join would read all courses for
 * each course.
 */
const side = (turn: number, compared: SQL, order: SQL): SQL => sql`
  (select other.id, other.code, ${turn}::integer as turn
  from course as other
  where other.certification_type = own.certification_type and other.content_type = own.content_type
    and (other.code, other.id) ${compared} (own.code, own.id)
    and (select shown.tenants = item.tenants and shown.sites is not distinct from item.sites
      from content_item as shown where shown.family = 'course' and shown.id = other.id and shown.state = 'published')
  order by other.code ${order}, other.id ${order} limit ${neighbourCount})`

/**
 * Returns the SQL of the nearest courses after or before the given courses, as rows `id`, `near`. The courses of one
 * category with the same audience are sorted by code, which increases with the level. After the last course, the
 * order continues with the first. So each page lists three related courses, each course is listed on at most three
 * pages, and everybody who can see a page can see the courses that it lists.
 */
export function selectNeighbouringCourses(ids: readonly number[], direction: 'after' | 'before'): SQL {
  const order = direction === 'after' ? sql`asc` : sql`desc`
  const [first, second] = direction === 'after' ? [sql`>`, sql`<`] : [sql`<`, sql`>`]
  return sql`(select own.id, array(
      select near.id from (${side(0, first, order)} union all ${side(1, second, order)}) as near
      order by near.turn, near.code ${order}, near.id ${order} limit ${neighbourCount}) as near
    from course as own
    join content_item as item on item.family = 'course' and item.id = own.id and item.state = 'published'
    where ${inArray(sql`own.id`, [...ids])}) as ring`
}

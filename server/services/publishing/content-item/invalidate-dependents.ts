import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import type { Item } from '#src/domain/content-item/families.ts'
import { pageDependencies } from '#src/domain/content-item/page-dependencies.ts'
import { itemKeyOf } from '#src/domain/content-item/references.ts'

const valuesList = (values: readonly SQL[]): SQL => sql`values ${sql.join([...values], sql`, `)}`

const dependencyRows = valuesList(
  pageDependencies.flatMap(({ page: on, linked: of, shown: from }) =>
    from.map((each) => sql`(${on}::text, ${of}::text, ${each}::text)`),
  ),
)

/** The SQL of the items that refer to one of the found items, or to which one of the found items refers. */
const linked = sql`
  select item.family, item.key
  from content_reference reference
  join content_item item on item.family = reference.family and item.id = reference.id
  where reference.to_family = found.family and reference.to_key = found.key
  union all
  select reference.to_family, reference.to_key
  from content_item item
  join content_reference reference on reference.family = item.family and reference.id = item.id
  where item.family = found.family and item.key = found.key`

/**
 * Sets a new revision for every item whose pages depend on the given items, but not for the given items themselves.
 * Within one family a dependency is not transitive: if A refers to B, and B refers to C, the page of A still doesn't
 * show C.
 */
export async function invalidateDependents(tx: Db, items: readonly Item[]): Promise<void> {
  const names = items.map((item) => sql`(${item.family}::text, ${itemKeyOf(item)}::text)`)
  await tx.execute(sql`
    with recursive shown ("on", "of", origin) as (${dependencyRows}),
    changed (family, key) as (${valuesList(names)}),
    found (family, key, origin, far) as (
      select family, key, family, false from changed
      union
      select linked.family, linked.key, found.origin, true
      from found
      cross join lateral (${linked}) linked
      join shown on shown."on" = linked.family and shown."of" = found.family and shown.origin = found.origin
      where not found.far or found.family <> found.origin
    )
    update content_item set revision = nextval('content_revision')
    where (family, key) in (select family, key from found where far)
      and (family, key) not in (select family, key from changed)`)
}

import type { CertificationKind } from '../../domain/course/course.ts'
import type { Place } from '../../routes.ts'
import type { ListName } from '../../stores/listing.ts'

export interface Option {
  value: string
  text: string
}

/** What the page hands to the island. */
export interface ListProps {
  list: ListName
  kind?: CertificationKind
  place: Place
  total: number
  pageSize: number
  /** What a filter can be set to, by its name. */
  choices?: Readonly<Record<string, readonly Option[]>>
  /** The static first page, shown until the first answer. */
  kept: { results?: string }
  /** What stood in the static form when the island was woken by it. */
  fields?: Record<string, string>
}

import * as z from 'zod/mini'

/** The filters of lists. Specification 1, section 2: filters of courses, videos and practical exams. */
export const filter = z.enum([
  'keyword',
  'certificationType',
  'subtype',
  'requirement',
  'language',
  'version',
  'productLine',
  'videoType',
  'videoOf',
  'regionId',
  'city',
  'month',
  'mode',
  'subject',
  'year',
  'level',
])
export type Filter = z.infer<typeof filter>

/** The chosen value of each filter, as it stands in a URL. */
export type FilterValues = { [name in Filter]?: string | undefined }

/**
 * A value that a list can be narrowed to. `name` is null where the value is a code that pages name themselves;
 * `count` is how many items are left with it, given what else is chosen.
 */
export const facetValue = z.object({ value: z.string(), name: z.nullable(z.string()), count: z.int() })
export type FacetValue = z.infer<typeof facetValue>

/** The values of one filter that tell the items of a list apart. */
export const facet = z.object({ filter, values: z.array(facetValue) })
export type Facet = z.infer<typeof facet>

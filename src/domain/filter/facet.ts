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

/** The chosen value of each filter, as in a URL. */
export type FilterValues = { [name in Filter]?: string | undefined }

/**
 * A value that a filter offers. `name` is null if the value is a code that pages translate; `count` is the number of
 * items with the value, given the choices in the other filters.
 */
export const facetValue = z.object({ value: z.string(), name: z.nullable(z.string()), count: z.int() })
export type FacetValue = z.infer<typeof facetValue>

/** The values of one filter by which the items of a list differ. */
export const facet = z.object({ filter, values: z.array(facetValue) })
export type Facet = z.infer<typeof facet>

import * as z from 'zod/mini'
import { facetValue } from '../../domain/filter/facet.ts'
import { codedEnum, createListPageSchema } from '../protocol/wire.ts'
import { wireNameByFilter } from '../protocol/wire-name-by-filter.ts'

/** The wire format of a filter: its name, and the values by which the items of a list differ. */
export const facetWire = z.object({ filter: codedEnum(wireNameByFilter), values: z.array(facetValue) })

/**
 * Creates the schema of a page of a filtered list: rows, and the values that each filter offers, given the other
 * choices.
 * @example createFacetedRowsSchema(courseSummaryWire) // { rows: [...], total: 52, facets: [{ filter: 'versionLabel', values: [...] }] }
 */
// @__NO_SIDE_EFFECTS__
export const createFacetedRowsSchema = <Row extends z.ZodMiniType>(row: Row) =>
  z.extend(createListPageSchema(row), { facets: z.array(facetWire) })

/** A page without rows. */
export const emptyFacetedPage = { rows: [], total: 0, facets: [] }

/** A month in requests: 2026-11. */
export const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/))
